import type { JournalKind, NewEntry } from "#access/model/journal.ts";
import { idOf, type Participant, personOf, withId } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import type { EventAnswer } from "../calls.ts";
import type { DoorEvent } from "./events.ts";

/** An event about a person. */
export type PersonEvent = Exclude<DoorEvent, { kind: "undo" }>;

/**
 * Of `people`, the person whom an event means: the one with its id. Phones with an older app send no id; then
 * it is who has the carnet now, else who had it first. A walk-in is somebody whom the phone did not know, so
 * only the present carnet counts.
 */
export function personMeantBy<Person extends Pick<Participant, "personId" | "carnet">>(
  { kind, carnet, personId }: PersonEvent,
  people: readonly Person[],
): Person | null {
  const holder = people.find((person) => person.carnet === carnet) ?? null;
  if (kind === "walk-in" || (personId === undefined && holder !== null)) return holder;
  return people.find((person) => idOf(person) === (personId ?? carnet)) ?? null;
}

/** The stored facts about the person of an event. */
interface KnownPerson {
  /** The id if the person is on the list, else `null`. */
  readonly listed: string | null;
  /** Whether that door admitted them, because a leaked link must not rename the whole list. */
  readonly isOwn: boolean;
  /** A rehearsal renames people whom it added to no list. */
  readonly isRehearsal: boolean;
}

/**
 * The line that records an event: a walk-in of a listed person becomes an entry. A rename of somebody
 * who is not listed, or whom that door did not admit, is refused with a reason.
 */
export function lineFor(
  event: DoorEvent,
  { listed, isOwn, isRehearsal }: KnownPerson,
): DoorEvent | Extract<EventAnswer, { outcome: "refused" }>["reason"] {
  if (event.kind === "undo") return event;
  const isKnown = listed !== null || (isRehearsal && isOwn);
  if (event.kind === "rename" && !isKnown) return "not-listed";
  if (event.kind === "rename" && !isOwn) return "invalid";
  if (event.kind !== "walk-in" || !isKnown) return withId(event, listed ?? event.personId);
  const { id, at, door, carnet } = event;
  const entry = { id, at, door, carnet, kind: "entry" } as const;
  return withId(entry, listed ?? event.personId);
}

/**
 * How a recorded line changes the list, with its entry in the journal, which names the door; `null` for a
 * line that does not. `listed` is the person on the list. The entry has a new id, because a line that a
 * restore took away is recorded again, and the journal stays.
 */
export function listChangeOf(
  line: DoorEvent,
  listed: Participant | null,
  entryId: string,
): { readonly entry: NewEntry; readonly change: PersonChange } | null {
  const entryOf = (kind: JournalKind) => {
    return { id: entryId, by: line.door, kind, detail: "", undoes: null };
  };
  if (line.kind === "walk-in") {
    return { entry: entryOf("door-add"), change: { before: null, after: personOf(line) } };
  }
  if (line.kind !== "rename" || listed === null) return null;
  const change = { before: listed, after: { ...listed, nombre: line.nombre } };
  return { entry: entryOf("door-rename"), change };
}

/** The answer for an event that is in the log; `null` stands for a line that cannot be read. */
export function recordAnswer(
  outcome: "recorded" | "known",
  sent: DoorEvent,
  line: DoorEvent | null,
): EventAnswer {
  // The id belongs to a line that cannot be read.
  if (line === null) return { id: sent.id, outcome: "refused", reason: "invalid" };
  return { id: sent.id, outcome, changed: sameFields(sent, line) ? null : line };
}

function sameFields(one: DoorEvent, other: DoorEvent): boolean {
  const sorted = (event: DoorEvent) =>
    JSON.stringify(
      Object.entries(event.kind === "undo" ? event : withId(event, event.personId)).sort(),
    );
  return sorted(one) === sorted(other);
}
