import { groupBy } from "../../domain/group-by.ts";
import { amount } from "../../domain/text/amount.ts";
import { placeText } from "../table/place.ts";
import { type ListFault, printable } from "./list-fault.ts";
import { reasonInWords } from "./reason-words.ts";

/**
 * Up to this many equal faults are reported separately; more are reported once, with all their
 * places.
 */
const ONE_BY_ONE = 3;
/** The number of ranges of places to list; the rest is counted. */
const MOST_RANGES = 12;

/** One line per fault, or per group of faults that differ only in place and value. */
export function describeFaults(faults: readonly ListFault[]): string[] {
  const groups = groupBy(faults, ({ column, reason }) =>
    JSON.stringify([column, reasonInWords(reason)]),
  );
  return [...groups.values()].flatMap((group) =>
    group.length > ONE_BY_ONE ? [describeGroup(group)] : group.map((fault) => describeFault(fault)),
  );
}

function describeFault(fault: ListFault): string {
  const place = placeText(fault.place);
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}${inColumn(fault)}, valor «${printable(fault.value)}»: ${whatAndHow(fault)}`;
}

function describeGroup(group: readonly ListFault[]): string {
  const [first] = group;
  if (first === undefined) return "";
  const many = amount(group.length, "vez", "veces");
  const [problem, remedy] = reasonInWords(first.reason);
  const proposal = first.proposal ?? "";
  const would = remedy === null ? `, que sería «${printable(proposal)}»` : "";
  const where = `${many}${inColumn(first)}, ${places(group)}, por ejemplo «${printable(first.value)}»${would}`;
  return `${where}: ${problem}. ${remedy ?? "Corríjalos en la lista."}`;
}

const inColumn = ({ column }: ListFault) =>
  column === null ? "" : `, columna «${printable(column)}»`;

/** The problem and its only remedy, two sentences. */
function whatAndHow({ field, reason, proposal }: ListFault): string {
  const [problem, remedy] = reasonInWords(reason);
  const isMeant = proposal !== null && remedy !== null && field !== "numeroTicket";
  const meant = isMeant ? `: quizá «${printable(proposal)}»` : "";
  return `${problem}${meant}. ${remedy ?? proposed(proposal)}`;
}

/** The remedy of a value that probably means `proposal`. */
export function proposed(proposal: string | null): string {
  return proposal === null
    ? "Corríjalo en la lista."
    : `Si debe decir «${printable(proposal)}», escríbalo así.`;
}

/** `líneas 2 a 151`, `celdas C2, C4 a C9`. */
function places(group: readonly ListFault[]): string {
  const all = group.map(({ place }) => place);
  const column = all[0]?.column ?? null;
  if (all.some((place) => place.column !== column)) return listed(all.map(placeText));
  const shown = (line: number) => `${column ?? ""}${line}`;
  const ranges = rangesOf(all.map(({ line }) => line)).map(({ from, to }) =>
    from === to ? shown(from) : `${shown(from)} a ${shown(to)}`,
  );
  return `${column === null ? "líneas" : "celdas"} ${listed(ranges)}`;
}

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_RANGES;
  return rest > 0
    ? `${names.slice(0, MOST_RANGES).join(", ")} y otros ${rest} tramos`
    : names.join(", ");
}

function rangesOf(lines: readonly number[]): { readonly from: number; readonly to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && line <= last.to + 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return ranges;
}
