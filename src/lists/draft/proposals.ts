import { formatCarnet } from "../../domain/carnet/carnet.ts";
import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { isCompleteCarnet, readCarnet } from "../../domain/carnet/read-carnet.ts";
import { commonest, groupBy } from "../../domain/group-by.ts";
import { plainSigns } from "../../domain/text/confusable-letters.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import type { Checking } from "./check-row.ts";

/** Letters that people and scanners write for digits. */
const digitOf: Readonly<Record<string, string>> = {
  o: "0",
  i: "1",
  l: "1",
  "|": "1",
  s: "5",
  b: "8",
};

/** The groups of digits of a carnet as written, with digits for signs and letters that look like them. */
function groupsIn(written: string): readonly string[] {
  // Digits were lost.
  if (readCarnet(written).kind === "damaged") return [];
  const lower = plainSigns(written.normalize("NFKC")).toLowerCase();
  const digits = lower.replace(/[oil|sb]/g, (letter) => digitOf[letter] ?? letter);
  return (/\p{L}/u.test(digits) ? lower : digits).match(/\d+/g) ?? [];
}

/** The carnet that consists of these digits, whatever separates them. */
function withDashes(groups: readonly string[]): string | null {
  const digits = groups.join("");
  const regrouped = formatCarnet(digits, carnetGroups());
  const fits = regrouped.replaceAll("-", "") === digits;
  return [groups.join("-"), ...(fits ? [regrouped] : [])].find(isCompleteCarnet) ?? null;
}

/**
 * Adds proposals to the faulty carnets: the same digits, else the carnet of the only registered person
 * with the name, else the digits after the beginning that most carnets of the list have.
 */
export function proposeCarnets(
  rows: readonly Checking[],
  registered: ReadonlyMap<string, Participant>,
): void {
  const start = commonest(rows.flatMap(({ values }) => values.carnet?.split("-")[0] || []));
  const byName = groupBy(registered.values(), ({ nombre }) => plainText(nombre));
  const used = new Set(rows.map(({ values }) => values.carnet));
  for (const { faults, values, written } of rows) {
    for (const [index, fault] of faults.entries()) {
      if (fault.field !== "carnet" || fault.proposal !== null) continue;
      const groups = groupsIn(written.carnet.value);
      const namesakes = byName.get(plainText(values.nombre ?? "")) ?? [];
      const known = namesakes.length === 1 ? namesakes[0]?.carnet : undefined;
      const begun = [[start, ...groups].join("-")].find(isCompleteCarnet);
      const proposal = withDashes(groups) ?? known ?? begun;
      if (proposal === undefined || used.has(proposal)) continue;
      faults[index] = { ...fault, proposal };
    }
  }
}
