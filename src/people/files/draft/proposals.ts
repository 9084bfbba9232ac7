import { carnetPlaceholder } from "#people/model/carnet/carnet.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import {
  type CarnetRules,
  carnetReadings,
  isCompleteCarnet,
  readCarnet,
  shortYear,
} from "#people/model/carnet/read-carnet.ts";
import { commonest, groupBy } from "#platform/text/group-by.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { type ListFault, offeredFor } from "../list-fault.ts";
import type { Checking } from "./check-row.ts";
import type { Basis } from "./draft.ts";

/** Letters that people and scanners write for digits. */
const digitOf: Record<string, string> = { o: "0", i: "1", l: "1", "|": "1", s: "5", b: "8" };

/** The groups of digits of a carnet as written, with digits for signs and letters that look like them. */
function groupsIn(written: string, carnets: CarnetRules): readonly string[] {
  // A remark in brackets may have numbers of its own.
  const lower = written
    .replace(/\([^)]*\)?/g, " ")
    .normalize("NFKC")
    .toLowerCase();
  const reading = readCarnet(written, carnets);
  if (reading.kind === "damaged" && reading.damage === "number") {
    const all = written.replace(/[.,]0+$/, "").replace(/\D/g, "");
    return all.length === carnets.mostDigits ? [all] : [];
  }
  // Digits were lost, or are of another script.
  if (reading.kind === "damaged" || /(?!\d)\p{N}/u.test(lower)) return [];
  const digits = lower.replace(/[oil|sb]/g, (letter) => digitOf[letter] ?? letter);
  return (/\p{L}/u.test(digits) ? lower : digits).match(/\d+/g) ?? [];
}

/**
 * The carnets that a faulty one may have been. Zeros may be lacking in front of its groups. Where some dashes
 * are lacking, the others tell where groups end. With as many digits as a carnet has, only the signs between
 * them are wrong.
 */
function readingsOf(written: string, carnets: CarnetRules): readonly string[] {
  const [within, ...others] = written.matchAll(carnets.within);
  const sizes = carnets.groups;
  // Where there is one group, any number would be one.
  const isPlainly = within !== undefined && others.length === 0 && sizes.length > 1;
  if (isPlainly) return [within.slice(1).join("-")];
  const groups = groupsIn(written, carnets).map((group, at) => shortYear(group, sizes[at]));
  const joined = groups.join("-");
  if (isCompleteCarnet(joined, carnets)) return [joined];
  const last = sizes.length - 1;
  const isPlain = !/\p{L}/u.test(written);
  const filled = groups.map((group, at) =>
    at < last && isPlain ? group.padStart(sizes[at] ?? 0, "0") : group,
  );
  const ends = (each: readonly string[]) => each.map((_, at) => each.slice(at).join("").length);
  const all = carnetReadings(groups.join(""), carnets);
  const fitting = all.filter((reading) => {
    const parts = ends(reading.split("-"));
    const isBegun = groups[0]?.length === sizes[0] && reading !== all[0];
    return !isBegun && ends(groups).every((end, at) => at === 0 || parts.includes(end));
  });
  return isCompleteCarnet(filled.join("-"), carnets)
    ? [...new Set([filled.join("-"), ...fitting])]
    : all.length === 1
      ? all
      : fitting;
}

/**
 * Settles the faulty carnets, or says what they may be.
 *
 * A carnet without dashes may be read in several ways. The digits as they stand are the carnet if other carnets begin
 * like that reading and like no other one. Otherwise it is the reading that is registered with this name, as when the
 * same sheet is imported again. Where neither decides, people choose: readings that begin like other carnets are
 * offered first; then the longest, where all other carnets are complete or no number lacks more than one digit, else
 * the shortest.
 */
export function settleCarnets(
  rows: readonly Checking[],
  basis: Basis,
  carnetOf: CarnetOfName,
): void {
  const { people, carnets } = basis;
  const settled = rows.flatMap(({ values }) => values.carnet ?? []);
  const beginnings = new Set([...settled, ...people.keys()].map(beginningOf));
  const longest = carnetPlaceholder(carnets.groups).length;
  const written = rows.flatMap(({ faults }) =>
    faults.flatMap(({ reason, value }) => (reason.kind === "several readings" ? value : [])),
  );
  const areComplete =
    settled.length > 0
      ? settled.every(({ length }) => length === longest)
      : !written.some((each) => /^\d+$/.test(each) && each.length < carnets.mostDigits - 1);
  const byLength = (one: string, other: string) =>
    (one.length - other.length) * (areComplete ? -1 : 1);
  const propose = proposer(settled, basis, carnetOf);
  for (const row of rows) {
    const { faults, values } = row;
    // There is one at most.
    const index = faults.findIndex(({ field }) => field === "carnet");
    const fault = faults[index];
    if (fault === undefined || fault.reason.kind === "several people") continue;
    const given = fault.reason.kind === "several readings" ? fault.reason : null;
    const isDate = given?.isDate === true;
    const all = given?.readings ?? readingsOf(fault.value, carnets);
    const readings = all.filter((each) => isCompleteCarnet(each, carnets));
    const [reading, another] = readings;
    if (another !== undefined) {
      const known = readings.filter((each) => beginnings.has(beginningOf(each)));
      const own = readings.filter((each) => isNamed(row, people.get(each)));
      const isWritten = known.length === 1 && known[0]?.replaceAll("-", "") === fault.value;
      const [only, ...more] = isWritten ? known : own;
      if (only !== undefined && more.length === 0) {
        values.carnet = only;
        faults.splice(index, 1);
        continue;
      }
      const isOdd = (each: string) => Number(!known.includes(each));
      const ordered = readings.toSorted(
        (one, other) => isOdd(one) - isOdd(other) || byLength(one, other),
      );
      faults[index] = { ...fault, reason: { kind: "several readings", readings: ordered, isDate } };
    } else if (isDate) {
      const proposal = reading ?? carnetOf(values.nombre) ?? null;
      faults[index] = { ...fault, reason: { kind: "date" }, proposal };
    } else faults[index] = propose(fault, readings, values.nombre);
  }
}

/**
 * Returns a function that adds a proposal to a faulty carnet: one of the same digits, or `21-104507` behind the first
 * group that most carnets have. Where both are possible, they are readings to choose from. The only registered person
 * with the name decides between them, and is the proposal where there is none.
 */
function proposer(settled: readonly string[], { people, carnets }: Basis, carnetOf: CarnetOfName) {
  const unknown = "0".repeat(carnets.groups[0] ?? 0);
  const start =
    commonest(settled.map(beginningOf)) ||
    commonest([...people.keys()].map(beginningOf)) ||
    unknown;
  return (fault: ListFault, same: readonly string[], nombre?: string): ListFault => {
    const begun = [start, ...groupsIn(fault.value, carnets)].join("-");
    const complete = [...new Set([begun, ...same])].filter(
      (each) => isCompleteCarnet(each, carnets) && /[1-9]/.test(each),
    );
    // Zeros in front are no reading of a carnet without its beginning.
    const readings = start === unknown && complete.includes(begun) ? [] : complete;
    const known = carnetOf(nombre);
    const isKnown = known !== undefined && (readings.length === 0 || readings.includes(known));
    if (readings.length > 1 && !isKnown) {
      return { ...fault, reason: { kind: "several readings", readings } };
    }
    return { ...fault, proposal: (isKnown ? known : readings[0]) ?? null };
  };
}

export type CarnetOfName = ReturnType<typeof carnetsByName>;

/** Returns a function that gives the carnet of the only registered person with a name. */
export function carnetsByName({ people }: Basis) {
  const byName = groupBy(people.values(), ({ nombre }) => plainText(nombre));
  return (nombre = "") => {
    const [person, ...namesakes] = byName.get(plainText(nombre)) ?? [];
    return namesakes.length === 0 ? person?.carnet : undefined;
  };
}

/** Whether the row has the person's name, perhaps damaged. */
function isNamed({ values, faults }: Checking, person: Participant | undefined): boolean {
  const damaged = faults.flatMap((fault) => (fault.field === "nombre" ? offeredFor(fault) : []));
  const names = [values.nombre ?? "", ...damaged].map(plainText);
  return person !== undefined && names.includes(plainText(person.nombre));
}

/** The first group; empty where it is the only one. */
const beginningOf = (carnet: string) => carnet.slice(0, Math.max(0, carnet.indexOf("-")));
