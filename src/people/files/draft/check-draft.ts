import { isWrittenWorse, lettersOfName } from "#people/model/better-name.ts";
import { givenFirst } from "#people/model/by-surname.ts";
import { alikeParticipants, carnetKey, isOneEdit } from "#people/model/carnet/alike.ts";
import { isStandIn, standInCarnet } from "#people/model/carnet/kinds.ts";
import { fields, type Participant, personOf, valueIn } from "#people/model/carnet/participant.ts";
import { revertedBy } from "#people/model/kept-corrections.ts";
import { isSamePerson } from "#people/model/list-change.ts";
import { freeTickets, usualPrefix } from "#people/model/ticket-numbers.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { doubtsAbout, shortNumbers } from "../doubtful-values.ts";
import { faultOf, offeredFor } from "../list-fault.ts";
import type { RawSheet } from "../table.ts";
import type { Checking } from "./check-row.ts";
import type { Basis, Draft } from "./draft.ts";
import { carnetsByName, settleCarnets } from "./proposals.ts";
import { readRows } from "./read-rows.ts";
import {
  findTicketFaults,
  isOnePerson,
  nameIn,
  settleDoubles,
  stayingOthers,
} from "./settle-doubles.ts";

/**
 * Checks the rows of a sheet: each row alone, then that carnets and tickets are unique, also among
 * the registered people. Every row gets a status, so that the counts add up.
 */
export function checkDraft(sheet: RawSheet, basis: Basis): Draft {
  const rows = readRows(sheet, basis);
  const listedRows = () => rows.filter(({ status }) => status === "listed");
  const carnetOf = carnetsByName(basis);
  settleCarnets(listedRows(), basis, carnetOf);
  findWithoutCarnet(listedRows(), basis);
  keepCorrections(listedRows(), basis);
  const all = [...basis.people.values(), ...listedRows().map(({ values }) => values)];
  const taken = all.flatMap(({ numeroTicket }) => numeroTicket ?? []);
  const prefix = basis.prefix ?? usualPrefix(taken);
  const next = freeTickets(prefix, taken);
  settleDoubles(listedRows(), basis, carnetOf);
  keepOthers(listedRows(), basis);
  findTicketFaults(listedRows(), basis, next);
  const listed = new Map<Participant, Checking>();
  for (const row of listedRows()) {
    if (row.faults.length > 0 || !row.values.carnet || !row.values.nombre) {
      row.status = "faulty";
      continue;
    }
    row.values.numeroTicket ??= next();
    listed.set(personOf(row.values), row);
  }
  findDoubts(listed, basis);
  return { rows, people: [...listed.keys()], prefix };
}

/** Rows without a carnet are the registered people of their name and kind. */
function findWithoutCarnet(rows: readonly Checking[], { people }: Basis): void {
  const without = rows.filter(({ values }) => isStandIn(values.carnet ?? ""));
  if (without.length === 0) return;
  const key = ({ nombre = "", tipo = "" }: Partial<Participant>) => standInCarnet(nombre, tipo);
  const others = [...people.values()].filter(({ tipo }) => tipo !== undefined);
  const known = new Map(others.map((person) => [key(person), person.carnet]));
  for (const { values } of without) values.carnet = known.get(key(values)) ?? values.carnet ?? "";
}

/**
 * Organisers' corrections and better written names stay, unless somebody decided that the row's values replace
 * them. A corrected carnet always stays, because it identifies the person, and so does one of a person of this name
 * that has other zeros in front of its last number.
 */
function keepCorrections(rows: readonly Checking[], basis: Basis): void {
  const { people, corrections, edits } = basis;
  const reverted = revertedBy(corrections, people);
  const replacing = new Set(edits.overCorrections);
  const byKey = groupBy(people.values(), (person) => carnetKey(person.carnet));
  for (const row of rows) {
    const { carnet: listed } = row.values;
    if (listed === undefined) continue;
    const alike = people.has(listed) ? [] : (byKey.get(carnetKey(listed)) ?? []);
    const own = alike.filter((person) => isOnePerson(nameIn(row), person.nombre));
    const carnet = own.length === 1 && own[0] ? own[0].carnet : listed;
    row.reverted = reverted({ ...row.values, carnet });
    if (carnet !== listed)
      row.reverted = [{ field: "carnet", listed, corrected: carnet }, ...row.reverted];
    const { corrected: held = listed } = row.reverted.find(({ field }) => field === "carnet") ?? {};
    const present = people.get(held)?.nombre;
    const isNamed = row.reverted.some(({ field }) => field === "nombre");
    if (!isNamed && present && isMeant(row, present, basis)) {
      const change = { field: "nombre", listed: nameIn(row), corrected: present } as const;
      row.reverted = [...row.reverted, change];
    }
    for (const { field, corrected } of row.reverted) {
      if (field !== "carnet" && replacing.has(row.line)) continue;
      row.values[field] = corrected;
      row.faults = row.faults.filter((fault) => fault.field !== field);
    }
  }
}

/** Whether the row's name is the registered one, written worse or damaged, as when a sheet is imported again. */
function isMeant(
  { line, values, faults, written }: Checking,
  present: string,
  { edits, carnets }: Basis,
): boolean {
  const { nombre } = values;
  if (nombre === present) return false;
  if (nombre !== undefined && isWrittenWorse(nombre, present)) return true;
  if (edits.typed[line]?.nombre !== undefined) return false;
  const known = { carnet: "", nombre: nombre ?? written.nombre.value, numeroTicket: "" };
  return [...faults, ...doubtsAbout(known, carnets)].some(
    (each) => each.field === "nombre" && offeredFor(each).includes(present),
  );
}

/** Registered people keep what the list has no column for, and their ticket where it has none. */
function keepOthers(rows: readonly Checking[], { mapping, people }: Basis): void {
  const lacking = fields.filter((field) => field !== "numeroTicket" && mapping[field] === null);
  for (const row of rows) {
    const known = people.get(row.values.carnet ?? "");
    if (known === undefined) continue;
    for (const field of lacking) row.values[field] = valueIn(known, field);
    if (!row.isNumbered || known.numeroTicket === "") continue;
    row.values.numeroTicket = known.numeroTicket;
    row.isNumbered = false;
  }
}

/** Values that are odd by themselves, or differ from another person's only in zeros or case. */
function findDoubts(rows: ReadonlyMap<Participant, Checking>, basis: Basis): void {
  const { people: registered, carnets } = basis;
  const people = [...rows.keys()];
  const listed = [...rows.values()];
  const turned = people.filter(({ nombre }) => givenFirst(nombre) !== null);
  // Most names of the list say how all are written.
  const surnamesFirst = people.length > 2 && turned.length > people.length / 2;
  findTaken(rows, basis);
  for (const [person, { written, doubts }] of rows) {
    const present = registered.get(person.carnet)?.nombre;
    for (const { field, ...doubt } of doubtsAbout(person, carnets, surnamesFirst)) {
      // Somebody accepted it when the same sheet was imported before.
      if (field === "nombre" && person.nombre === present) continue;
      doubts.push({ ...written[field], ...doubt });
    }
  }
  const staying = new Set(stayingOthers(listed, basis));
  for (const { participant, field, other } of alikeParticipants(people, [...staying])) {
    const known = registered.get(participant.carnet);
    // Neither of them changes, so that they were alike before.
    const isKnown = staying.has(other) && known !== undefined && isSamePerson(known, participant);
    const row = isKnown ? undefined : rows.get(participant);
    row?.doubts.push(faultOf(row.written[field], { kind: "alike", field, other }));
  }
  const single = people.filter(({ nombre }) => !nombre.includes(" "));
  // Otherwise the list has no surnames, which everybody sees.
  for (const person of single.length * 2 < people.length ? single : []) {
    const row = rows.get(person);
    const isKnown = registered.get(person.carnet)?.nombre === person.nombre;
    if (!isKnown && row?.doubts.every(({ field }) => field !== "nombre"))
      row.doubts.push(faultOf(row.written.nombre, { kind: "single name" }));
  }
  for (const { person, withZeros } of shortNumbers(people, carnets.groups)) {
    if (registered.has(person.carnet)) continue;
    const row = rows.get(person);
    row?.doubts.push(faultOf(row.written.carnet, { kind: "short carnet" }, withZeros));
  }
}

/** The carnets that are registered for somebody else: a row would put its person in their place. */
function findTaken(rows: ReadonlyMap<Participant, Checking>, { edits, people }: Basis): void {
  let names: ReadonlySet<string> | undefined;
  for (const [{ carnet, nombre }, { line, written, doubts }] of rows) {
    const holder = people.get(carnet);
    if (holder === undefined || holder.nombre === nombre || edits.overCorrections.includes(line))
      continue;
    if (isOnePerson(nombre, holder.nombre, isMistyped)) continue;
    names ??= new Set([...people.values()].map((each) => lettersOfName(each.nombre)));
    const hasMoved = names.has(lettersOfName(nombre));
    doubts.push(faultOf(written.carnet, { kind: "carnet taken", holder, hasMoved }));
  }
}

/** `Mario` is no mistyped `María`, nor `Gabriel` a `Gabriela`. */
const isMistyped = (one: string, other: string) =>
  Math.min(one.length, other.length) > 2 &&
  one.replace(/[ao]$/, "") !== other.replace(/[ao]$/, "") &&
  isOneEdit(one, other);
