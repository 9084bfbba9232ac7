import { lettersInFull, lettersOfName } from "#people/model/better-name.ts";
import { fields, type Participant } from "#people/model/carnet/participant.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { particle } from "../doubtful-values.ts";
import { faultOf, type ListFault, type Reason } from "../list-fault.ts";
import type { Checking } from "./check-row.ts";
import type { Basis } from "./draft.ts";
import type { CarnetOfName } from "./proposals.ts";

/**
 * If several rows have one carnet, the row that somebody chose counts, or else the last one of those that lack
 * least; of rows with its values, the first. If the names are of different people, all of them are faults that name
 * each other, and the registered carnet of a name is proposed. No carnet is proposed that a row has.
 */
export function settleDoubles(
  rows: readonly Checking[],
  { edits }: Basis,
  carnetOf: CarnetOfName,
): void {
  const groups = groupBy(rows, ({ values }) => values.carnet);
  for (const [carnet, doubles] of groups) {
    const [last] = doubles.toReversed().toSorted((one, other) => lacksIn(one) - lacksIn(other));
    if (carnet === undefined || last === undefined || doubles.length === 1) continue;
    const kept = doubles.find(({ line }) => line === edits.kept[carnet]);
    const names = [...groupBy(doubles, nameIn).values()].flatMap(([row]) => row ?? []);
    const anotherThan = (row: Checking) =>
      names.find((other) => !isOnePerson(nameIn(row), nameIn(other)));
    const areSeveral = kept === undefined && doubles.some(anotherThan);
    for (const row of doubles) {
      const counts = areSeveral ? row : last;
      const chosen = kept ?? doubles.find((each) => saysTheSame(each, counts)) ?? last;
      if (row !== chosen) {
        row.status = saysTheSame(row, chosen) ? "repeated" : "superseded";
        row.instead = chosen.line;
      } else if (areSeveral) {
        const other = anotherThan(row) ?? doubles.find((each) => !saysTheSame(each, row)) ?? last;
        row.faults.push(sharedCarnet(row, other, carnetOf(nameIn(row))));
      }
    }
  }
  for (const row of rows)
    row.faults = row.faults.map((fault) =>
      fault.field === "carnet" && fault.proposal !== null && groups.has(fault.proposal)
        ? { ...fault, proposal: null }
        : fault,
    );
}

export const nameIn = ({ written, values }: Checking) => values.nombre ?? written.nombre.value;

/**
 * Whether names have the same letters, as `De León` and `Deleón`, or all words of the shorter one, which are two
 * or more, are in the longer one, perhaps abbreviated; one may be mistyped if `isTypo` says so.
 */
export function isOnePerson(
  one: string,
  other: string,
  isTypo: (one: string, other: string) => boolean = () => false,
): boolean {
  const [few = [], many = []] = [one, other]
    .map((nombre) =>
      lettersInFull(nombre)
        .split(" ")
        .filter((word) => word !== "" && !particle.test(word)),
    )
    .toSorted((shorter, longer) => shorter.length - longer.length);
  if (lettersIn(one) === lettersIn(other)) return true;
  if (few.length === 1) return false;
  const isIn = (word: string) =>
    many.some(
      (each) => each === word || (Math.min(each.length, word.length) === 1 && each[0] === word[0]),
    );
  const [odd, another] = few.filter((word) => !isIn(word));
  return odd === undefined || (another === undefined && many.some((each) => isTypo(each, odd)));
}

const lettersIn = (nombre: string) => plainText(nombre).replace(/[^\p{L}\p{N}]/gu, "");

function sharedCarnet({ written }: Checking, other: Checking, proposal?: string): ListFault {
  const { place } = other.written.carnet;
  const nombre = other.written.nombre.value;
  return faultOf(
    written.carnet,
    { kind: "repeated", field: "carnet", first: place, nombre },
    proposal,
  );
}

/** How many values the row lacks. */
const lacksIn = ({ faults, isNumbered }: Checking) => faults.length + Number(isNumbered);

function saysTheSame(one: Checking, other: Checking): boolean {
  return fields.every((field) => one.values[field] === other.values[field]);
}

/** A ticket belongs to one person, also among those who stay. */
export function findTicketFaults(
  rows: readonly Checking[],
  basis: Basis,
  next: () => string,
): void {
  const holders = new Map(
    stayingOthers(rows, basis).map((holder) => [holder.numeroTicket, holder]),
  );
  const owners = new Map<string, Reason>();
  for (const { faults, values, written } of rows) {
    const { numeroTicket: ticket, nombre = "" } = values;
    const missing = faults.findIndex(
      ({ field, reason }) => field === "numeroTicket" && reason.kind === "missing",
    );
    const fault = faults[missing];
    if (fault?.value === "") faults[missing] = { ...fault, proposal: next() };
    if (ticket === undefined) continue;
    const holder = holders.get(ticket);
    const isNamesake =
      holder !== undefined && lettersOfName(holder.nombre) === lettersOfName(nombre);
    const reason: Reason | undefined =
      holder === undefined ? owners.get(ticket) : { kind: "ticket taken", holder, isNamesake };
    const first = written.numeroTicket.place;
    if (reason === undefined)
      owners.set(ticket, { kind: "repeated", field: "numeroTicket", first });
    else {
      const proposal = isNamesake ? null : next();
      faults.push({ ...written.numeroTicket, value: ticket, reason, proposal });
    }
  }
}

/** The people who are registered, stay and are not on the list. */
export function stayingOthers(rows: readonly Checking[], { mode, people }: Basis): Participant[] {
  if (mode === "replace") return [];
  const listed = new Set(rows.map(({ values }) => values.carnet));
  return [...people.values()].filter(({ carnet }) => !listed.has(carnet));
}
