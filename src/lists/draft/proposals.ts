import { formatCarnet } from "../../domain/carnet/carnet.ts";
import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { isCompleteCarnet, readCarnet } from "../../domain/carnet/read-carnet.ts";
import { groupBy } from "../../domain/group-by.ts";
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

/**
 * The carnet that a faulty one probably is: with digits for letters that look like them, dashes for
 * other signs, and the beginning that most carnets of the list have. `null` if digits were lost.
 */
function carnetProposal(written: string, usualStart: string): string | null {
  if (readCarnet(written).kind === "damaged") return null;
  const lower = written.toLowerCase();
  const digits = lower.replace(/[oil|sb]/g, (letter) => digitOf[letter] ?? letter);
  const mended = /\p{L}/u.test(digits) ? lower : digits;
  const groups = mended.match(/\d+/g) ?? [];
  const separated = groups.join("-");
  const regrouped = formatCarnet(groups.join(""), carnetGroups());
  const fits = groups.join("").length === regrouped.replaceAll("-", "").length;
  const candidates = [separated, ...(fits ? [regrouped] : []), `${usualStart}-${separated}`];
  return candidates.find(isCompleteCarnet) ?? null;
}

/** The first group that most of these carnets have, or an empty text. */
function usualStart(carnets: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const carnet of carnets) {
    const start = carnet.split("-")[0] ?? "";
    if (start === "") continue;
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** Adds proposals to the faulty carnets: the one of a registered person with the same name, or the likely one. */
export function proposeCarnets(
  rows: readonly Checking[],
  registered: ReadonlyMap<string, Participant>,
): void {
  const start = usualStart(rows.map(({ values }) => values.carnet ?? ""));
  const byName = groupBy(registered.values(), ({ nombre }) => plainText(nombre));
  const used = new Set(rows.map(({ values }) => values.carnet));
  for (const { faults, values, written } of rows) {
    for (const [index, fault] of faults.entries()) {
      if (fault.field !== "carnet" || fault.proposal !== null) continue;
      const namesakes = byName.get(plainText(values.nombre ?? "")) ?? [];
      const known = namesakes.length === 1 ? namesakes[0]?.carnet : undefined;
      const proposal = known ?? carnetProposal(written.carnet.value, start);
      if (proposal === null || used.has(proposal)) continue;
      faults[index] = { ...fault, proposal };
    }
  }
}
