import { type Attendance, attendance } from "#door/model/attendance.ts";
import type { LineAnswer, ListAnswer } from "#door/model/calls.ts";
import { attendanceByDay, countedSince } from "#door/model/days.ts";
import { ofPeople } from "#door/model/joined.ts";
import type { DoorLine, PositionedLine } from "#door/model/lines.ts";
import { listAfter } from "#door/model/list-after.ts";
import { dayAt } from "#edition/model/event-days.ts";
import { idsByIndex, type Participant, personOf } from "#people/model/carnet/participant.ts";
import type { People } from "./phone-list.ts";

/** A line made on this phone that its copy of the log does not hold yet. */
export interface OwnLine {
  /** The line, under the name that phones have stored it by since the first version. */
  readonly event: DoorLine;
  /** Whether the server has acknowledged it. It stays until the log's copy is here. */
  readonly answered: boolean;
}

/** The fields of the server's answer that phones store beside the people, also those that will be added. */
type ListFacts = Omit<
  ListAnswer,
  "now" | "until" | "door" | "carnet" | "nombre" | "numeroTicket" | "tipo" | "ids"
>;

/** The list as it was fetched. */
export interface StoredList extends ListFacts {
  readonly people: readonly Participant[];
}

/** Converts the server's list into the form that the phone stores. */
export function toStoredList({
  carnet,
  nombre,
  numeroTicket,
  tipo = [],
  ids,
  ...facts
}: ListAnswer): StoredList {
  const idOfRow = idsByIndex(ids);
  const people = carnet.map((each, row) => {
    const [personId, ...joined] = idOfRow.get(row) ?? [];
    return personOf({
      carnet: each,
      nombre: nombre[row] ?? "",
      numeroTicket: numeroTicket[row] ?? "",
      tipo: tipo[row] ?? "",
      personId,
      joined,
    });
  });
  return { ...facts, people };
}

/** The empty list of a door that has ended. */
export const emptyList: StoredList = { listVersion: "", position: 0, people: [], days: [] };

/** The phone's data: the list, the log as far as it was received, and the phone's own lines. */
export interface LocalData {
  readonly list: StoredList;
  readonly log: ReadonlyMap<string, PositionedLine>;
  readonly own: ReadonlyMap<string, OwnLine>;
}

/** The data, with the list and the attendance that follow from it. */
export interface SessionData extends LocalData {
  /** By id. */
  readonly people: People;
  /** Of each day of the event. */
  readonly byDay: readonly Attendance[];
}

/**
 * Adds the people and each day's attendance to the data; `now` is the time by the server's clock. The people are
 * computed only if the caller did not pass them, because that takes long for a long list.
 */
export function derived(data: LocalData, now: number, people = peopleIn(data)): SessionData {
  const { days } = data.list;
  return {
    ...data,
    people,
    byDay: attendanceByDay(ofPeople(linesOf(data), people), days, countedSince(days, now)),
  };
}

/**
 * Lines in the order in which they were made; the database returns them in that of their ids, which are random.
 * Undos and corrections follow what they are about, whose time is later if the phone's clock was set back since.
 */
export function inOrder(own: readonly OwnLine[]): OwnLine[] {
  const rank = ({ event: { kind } }: OwnLine) => Number(kind === "undo" || kind === "rename");
  return own.toSorted((one, other) => rank(one) - rank(other) || one.event.at - other.event.at);
}

/** Own lines that the server has not acknowledged. */
export function unsentIn(own: Iterable<OwnLine>): OwnLine[] {
  return [...own].filter(({ answered }) => !answered);
}

/** The unsent lines that must not be lost: those of a rehearsal count nowhere, least of all at the next door. */
export function unsentThatCount(list: StoredList, own: Iterable<OwnLine>): OwnLine[] {
  return list.isRehearsal ? [] : unsentIn(own);
}

/** Yields each line once. The log's copy wins over the phone's, because the server may have changed it. */
function* linesOf({ log, own }: LocalData): Iterable<DoorLine> {
  yield* log.values();
  for (const [id, { event }] of own) if (!log.has(id)) yield event;
}

/** The attendance of the event's day at `now`, in ms since the epoch. */
export function attendanceToday({ list, byDay }: Pick<SessionData, "list" | "byDay">, now: number) {
  return byDay[dayAt(list.days, now)] ?? attendance([]);
}

/** The people on the list, with the additions and corrections of the doors. */
function peopleIn({ list, log, own }: LocalData): People {
  const logged = [...log.values()].filter(isAboutList).sort(byPosition);
  const newest = [...own.values()]
    .filter(({ event }) => !log.has(event.id) && isAboutList(event))
    .map(({ event }) => ({ ...event, position: Number.MAX_SAFE_INTEGER }));
  return listAfter(list.people, list.position, [...logged, ...newest]);
}

/** Whether a line can change the list. */
export function isAboutList({ kind }: DoorLine): boolean {
  return kind === "walk-in" || kind === "rename";
}

/** Reads a new log, as after a restore, from its first line, and sends the door's own lines again. */
export function onNewLog({ list, log, own }: LocalData, door: string): LocalData {
  const earlier = [...log.values()].filter((line) => line.door === door).sort(byPosition);
  const again = earlier.map(({ position: _, ...line }): DoorLine => line);
  for (const { event } of own.values()) again.push(event);
  const unsent = again.map((event) => [event.id, { event, answered: false }] as const);
  return { list, log: new Map(), own: new Map(unsent) };
}

const byPosition = (one: PositionedLine, other: PositionedLine) => one.position - other.position;

/**
 * The outcome of a sync with the server: `waiting` are own lines that it has acknowledged, before their copy in
 * the log has arrived; `settled` are the ids of those that are no longer needed.
 */
export function afterSync(
  data: LocalData,
  answers: readonly LineAnswer[],
  lines: readonly PositionedLine[],
) {
  const received = lines.filter(({ id, position }) => data.log.get(id)?.position !== position);
  const news = received.map((line) => [line.id, line] as const);
  // Most syncs bring none, and the log may be long.
  const log = news.length === 0 ? data.log : new Map([...data.log, ...news]);
  const own = new Map(data.own);
  for (const answer of answers) {
    const line = own.get(answer.id);
    if (line === undefined) continue;
    if (answer.outcome === "refused" || answer.isSetAside) own.delete(answer.id);
    else own.set(answer.id, { event: answer.changed ?? line.event, answered: true });
  }
  for (const id of own.keys()) if (log.has(id)) own.delete(id);
  const waiting = answers.flatMap(({ id }) => own.get(id) ?? []);
  const settled = [...data.own.keys()].filter((id) => !own.has(id));
  return { data: { ...data, log, own }, received, waiting, settled };
}

/** The latest entries through this door, including those of people who had entered elsewhere. */
export function lastEntries({ validEntries, repeated }: Attendance, door: string, most: number) {
  const here = [...validEntries.values(), ...repeated].filter((entry) => entry.door === door);
  return here.sort((one, other) => other.at - one.at).slice(0, most);
}
