import type { JournalKind, NewEntry } from "#access/model/journal.ts";
import { idOf, type Participant, personOf, withId } from "#people/model/carnet/participant.ts";
import { idOfAdded, type KnownIds, type PersonChange } from "#people/model/list-change.ts";
import { freeTicket } from "#people/model/ticket-numbers.ts";
import { groupBy } from "#platform/text/group-by.ts";
import type { LineAnswer } from "./calls.ts";
import type { DoorLine, StoredLine } from "./lines.ts";

/** The door that records: in a rehearsal, lines count nowhere. */
export interface RecordingDoor {
  readonly name: string;
  readonly isRehearsal: boolean;
}

type WalkIn = Extract<DoorLine, { kind: "walk-in" }>;

export type PersonLine = Exclude<DoorLine, { kind: "undo" }>;

/**
 * Finds the person among `people` whom a line means: the one with the line's id. Phones with an older app send
 * no id; then it is the one who has the carnet now, else the one who had it first. A walk-in is somebody whom the
 * phone did not know, so only the present carnet counts.
 */
export function personMeantBy<Person extends Pick<Participant, "personId" | "carnet">>(
  { kind, carnet, personId }: PersonLine,
  people: readonly Person[],
): Person | null {
  const holder = people.find((person) => person.carnet === carnet) ?? null;
  if (kind === "walk-in" || (personId === undefined && holder !== null)) return holder;
  return people.find((person) => idOf(person) === (personId ?? carnet)) ?? null;
}

/** The stored facts that decide how a line is recorded. */
interface RecordingFacts {
  /** The person on the list whom it means. */
  readonly listed: Participant | null;
  /** Whether that door admitted them. It renames nobody else, so that a leaked link cannot rename the whole list. */
  readonly isOwn: boolean;
  /** A rehearsal may rename people whom it added, although they are on no list. */
  readonly isRehearsal: boolean;
  /** For a walk-in who is not listed: the tickets of the list, and what decides the id. */
  readonly numbers: { readonly tickets: ReadonlySet<string>; readonly ids: KnownIds } | null;
}

/**
 * How a line that is not in the log is recorded and answered; `written` is `null` if it is refused. `before` is the
 * name that a correction replaces, `changed` how the list changes.
 */
export function recordedAs(sent: DoorLine, facts: RecordingFacts, randomId: () => string) {
  const { listed, isRehearsal, numbers } = facts;
  const wanted = lineFor(sent, facts);
  if (typeof wanted === "string") {
    const answer: LineAnswer = { id: sent.id, outcome: "refused", reason: wanted };
    return { answer, written: null };
  }
  const line =
    wanted.kind === "walk-in" && numbers !== null
      ? withFreeNumbers(wanted, numbers.tickets, numbers.ids, randomId)
      : wanted;
  const before = line.kind === "rename" ? (listed?.nombre ?? null) : null;
  const changed = isRehearsal ? null : listChangeOf(line, listed, randomId());
  return { answer: recordAnswer("recorded", sent, line), written: { line, before, changed } };
}

/**
 * The line that is recorded for one that a phone sent: a walk-in of a listed person becomes an entry. A rename
 * of somebody who is not listed, whom that door did not admit, or whose name is no longer what it saw, is refused with a
 * reason.
 */
function lineFor(
  sent: DoorLine,
  { listed, isOwn, isRehearsal }: RecordingFacts,
): DoorLine | Extract<LineAnswer, { outcome: "refused" }>["reason"] {
  if (sent.kind === "undo") return sent;
  const person = listed === null ? sent.personId : idOf(listed);
  const isKnown = listed !== null || (isRehearsal && isOwn);
  if (sent.kind === "rename") {
    const { seen, ...line } = sent;
    const names = [seen ?? listed?.nombre, line.nombre];
    if (!isKnown) return "not-listed";
    if (!isOwn) return "invalid";
    // A rehearsal changes no list, so that a second correction there sees a name that the list never had.
    const isOutdated = listed !== null && !isRehearsal && !names.includes(listed.nombre);
    return isOutdated ? "renamed" : withId(line, person);
  }
  if (sent.kind !== "walk-in" || !isKnown) return withId(sent, person);
  const { id, at, door, carnet } = sent;
  const entry = { id, at, door, carnet, kind: "entry" } as const;
  return withId(entry, person);
}

/** The walk-in with an id and a ticket that nobody on the list has; `tickets` are those of the list. */
function withFreeNumbers(
  walkIn: WalkIn,
  tickets: ReadonlySet<string>,
  ids: KnownIds,
  randomId: () => string,
): WalkIn {
  const { id, numeroTicket } = walkIn;
  const named = withId(walkIn, idOfAdded(walkIn, ids, randomId));
  return { ...named, numeroTicket: freeTicket(numeroTicket, tickets, id) };
}

/**
 * How a recorded line changes the list, with its entry in the journal, which names the door; `null` for a
 * line that does not. `listed` is the person on the list. The entry has a new id, because after
 * a restore, which leaves the journal as it is, a line may be recorded again.
 */
function listChangeOf(line: DoorLine, listed: Participant | null, entryId: string) {
  const entryOf = (kind: JournalKind): NewEntry => {
    return { id: entryId, by: line.door, kind, detail: "", undoes: null };
  };
  if (line.kind === "walk-in") {
    return { entry: entryOf("door-add"), change: { before: null, after: personOf(line) } };
  }
  if (line.kind !== "rename" || listed === null) return null;
  const change = { before: listed, after: { ...listed, nombre: line.nombre } };
  return { entry: entryOf("door-rename"), change };
}

/** The answer for a line that the log has; `null` cannot be read. A rehearsal goes on with its set-aside lines. */
export function knownAnswer(
  sent: DoorLine,
  line: DoorLine | null,
  isSetAside: boolean,
  { isRehearsal }: RecordingDoor,
): LineAnswer {
  if (line === null) return { id: sent.id, outcome: "refused", reason: "invalid" };
  if (!isSetAside || isRehearsal) return recordAnswer("known", sent, line);
  return { id: sent.id, outcome: "known", changed: null, isSetAside };
}

function recordAnswer(outcome: "recorded" | "known", sent: DoorLine, line: DoorLine): LineAnswer {
  return { id: sent.id, outcome, changed: sameFields(sent, line) ? null : line };
}

function sameFields(one: DoorLine, other: DoorLine): boolean {
  const sorted = (line: DoorLine) =>
    JSON.stringify(
      Object.entries(line.kind === "undo" ? line : withId(line, line.personId)).sort(),
    );
  return sorted(one) === sorted(other);
}

/**
 * The changes of the list that take back what `lines` did to it: names that they corrected are
 * reverted, and people whom they added leave. People who were corrected later stay as they are.
 */
export function changesTakenBack(
  lines: readonly StoredLine[],
  people: ReadonlyMap<string, Participant>,
): PersonChange[] {
  const changed = groupBy(
    lines.filter((line) => line.kind === "walk-in" || line.kind === "rename"),
    idOf,
  );
  return [...changed].flatMap(([id, ofPerson]): PersonChange[] => {
    const before = people.get(id);
    if (before === undefined || before.nombre !== ofPerson.at(-1)?.nombre) return [];
    const walkIn = ofPerson.find((line) => line.kind === "walk-in");
    if (walkIn !== undefined) {
      return before.numeroTicket === walkIn.numeroTicket ? [{ before, after: null }] : [];
    }
    const nombre = ofPerson[0]?.before;
    return nombre ? [{ before, after: { ...before, nombre } }] : [];
  });
}
