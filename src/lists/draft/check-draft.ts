import { carnetKey, ticketKey } from "../../domain/carnet/alike.ts";
import { type Participant, participantSchema } from "../../domain/carnet/participant.ts";
import { groupBy } from "../../domain/group-by.ts";
import { freeTickets, usualPrefix } from "../../domain/list/free-tickets.ts";
import { revertedBy } from "../../domain/list/kept-corrections.ts";
import type { PersonChange } from "../../domain/list/list-change.ts";
import { alikeInWords } from "../faults/alike-words.ts";
import { doubtsAbout } from "../rows/doubtful-values.ts";
import { shortNumbers } from "../rows/short-numbers.ts";
import type { RawSheet } from "../table/table.ts";
import { doubtInWords } from "./doubt-words.ts";
import type { Draft, DraftOptions } from "./draft.ts";
import { proposeCarnets } from "./proposals.ts";
import { type Checking, readRows } from "./read-rows.ts";

/** The participants and corrections that are stored at present. */
export interface Registered {
  /** Everybody, by carnet. */
  readonly people: ReadonlyMap<string, Participant>;
  /** The corrections that organisers made by hand, oldest first. */
  readonly corrections: readonly PersonChange[];
}

/**
 * Checks the rows of a sheet: each by itself, then that carnets and tickets are unique, also among the
 * registered people. Every row has a fate, so that the numbers add up.
 */
export function checkDraft(sheet: RawSheet, options: DraftOptions, registered: Registered): Draft {
  const rows = readRows(sheet, options);
  const counting = () => rows.filter(({ fate }) => fate === "listed");
  keepCorrections(counting(), options, registered);
  const taken = [...registered.people.values(), ...counting().map(({ values }) => values)].flatMap(
    ({ numeroTicket }) => numeroTicket ?? [],
  );
  const next = freeTickets(options.prefix ?? usualPrefix(taken), taken);
  settleDoubles(counting(), options);
  keepTickets(counting(), registered);
  findTicketFaults(counting(), options, registered, next);
  proposeCarnets(counting(), registered.people);
  for (const row of counting()) {
    if (row.faults.length > 0) row.fate = "faulty";
    else if (row.isNumbered) row.values.numeroTicket ??= next();
  }
  const listed = counting();
  const people = listed.map(({ values }) => participantSchema.parse(values));
  findDoubts(listed, people, options, registered);
  return { rows, people };
}

/**
 * Organisers' corrections stay, unless somebody decided that the row's values replace them. A corrected
 * carnet stays in any case: it says whose row it is.
 */
function keepCorrections(
  rows: Checking[],
  { mending }: DraftOptions,
  registered: Registered,
): void {
  const reverted = revertedBy(registered.corrections, registered.people);
  const replacing = new Set(mending.overCorrections);
  for (const row of rows) {
    const { carnet } = row.values;
    if (carnet === undefined) continue;
    row.reverted = reverted({ ...row.values, carnet });
    for (const { field, corrected } of row.reverted) {
      if (field === "carnet" || !replacing.has(row.line)) row.values[field] = corrected;
    }
  }
}

/** If several rows have one carnet, the chosen one counts, else the last. */
function settleDoubles(rows: readonly Checking[], { mending }: DraftOptions): void {
  const groups = groupBy(rows, ({ values }) => values.carnet);
  for (const [carnet, doubles] of groups) {
    if (carnet === undefined || doubles.length < 2) continue;
    const chosen = doubles.find(({ line }) => line === mending.kept[carnet]) ?? doubles.at(-1);
    for (const row of doubles) {
      if (row === chosen || chosen === undefined) continue;
      row.fate = saysTheSame(row, chosen) ? "repeated" : "superseded";
      row.instead = chosen.line;
    }
  }
}

function saysTheSame(one: Checking, other: Checking): boolean {
  return (
    one.values.nombre === other.values.nombre &&
    one.values.numeroTicket === other.values.numeroTicket
  );
}

/** Registered people without a ticket on the list keep theirs. */
function keepTickets(rows: readonly Checking[], { people }: Registered): void {
  for (const row of rows) {
    if (!row.isNumbered) continue;
    const ticket = people.get(row.values.carnet ?? "")?.numeroTicket;
    if (ticket === undefined || ticket === "") continue;
    row.values.numeroTicket = ticket;
    row.isNumbered = false;
  }
}

function findTicketFaults(
  rows: readonly Checking[],
  { mode }: DraftOptions,
  { people }: Registered,
  next: () => string,
): void {
  const listed = new Set(rows.map(({ values }) => values.carnet));
  const staying = mode === "merge" ? [...people.values()] : [];
  const owners = new Map(
    staying.flatMap(({ carnet, nombre, numeroTicket }) =>
      listed.has(carnet) ? [] : [[numeroTicket, `de ${nombre}, que no está en esta lista`]],
    ),
  );
  for (const row of rows) {
    const ticket = row.values.numeroTicket;
    const missing = row.faults.find(({ field }) => field === "numeroTicket");
    if (ticket === undefined) {
      if (missing === undefined || row.written.numeroTicket !== "") continue;
      row.faults[row.faults.indexOf(missing)] = { ...missing, proposal: next() };
      continue;
    }
    const owner = owners.get(ticket);
    if (owner === undefined) owners.set(ticket, `de la fila ${row.line}`);
    else {
      row.faults.push({
        field: "numeroTicket",
        problem: `el ticket ya es ${owner}`,
        proposal: next(),
      });
    }
  }
}

/** Values that are odd by themselves, or differ from another person's only in zeros or case. */
function findDoubts(
  rows: readonly Checking[],
  people: readonly Participant[],
  { mode }: DraftOptions,
  registered: Registered,
): void {
  const own = new Set(people.map(({ carnet }) => carnet));
  const others = mode === "merge" ? [...registered.people.values()] : [];
  const all = [...others.filter(({ carnet }) => !own.has(carnet)), ...people];
  const carnets = groupBy(all, ({ carnet }) => carnetKey(carnet));
  const tickets = groupBy(all, ({ numeroTicket }) => ticketKey(numeroTicket));
  const written = new Map(rows.map((row, index) => [people[index], row.written.carnet]));
  const shorts = shortNumbers(people, (person) => written.get(person) ?? person.carnet);
  const withZeros = new Map(shorts.map((short) => [short.person, short.withZeros]));
  for (const [index, { doubts, written: typed }] of rows.entries()) {
    const person = people[index];
    if (person === undefined) continue;
    doubts.push(...doubtsAbout(person, typed.carnet).map(doubtInWords));
    const alike = {
      carnet: carnets.get(carnetKey(person.carnet)),
      numeroTicket: tickets.get(ticketKey(person.numeroTicket)),
    };
    for (const field of ["carnet", "numeroTicket"] as const) {
      const other = alike[field]?.find((each) => each !== person);
      if (other) doubts.push(alikeInWords({ field, value: person[field], other }));
    }
    const longer = withZeros.get(person);
    if (longer) doubts.push(`el carnet es más corto que los demás: quizá es «${longer}»`);
  }
}
