import type { Participant } from "../../domain/carnet/participant.ts";
import type { EventAnswer } from "../../domain/door/calls.ts";
import type { DoorEvent, LoggedEvent, SentEvent, StoredLine } from "../../domain/door/events.ts";
import type { SetAsideChange } from "../../domain/door/set-aside.ts";

/** A door that was opened, and perhaps closed since. All times are in ms since the epoch. */
export interface Door {
  readonly name: string;
  /** Of the secret in its link, as `hashSecret` makes it. */
  readonly secretHash: string;
  readonly validUntil: number;
  readonly openedAt: number;
  readonly closedAt: number | null;
  /** When a phone last called, to the minute; `null` before the first. */
  readonly lastContact: number | null;
}

/** What the calls of a door need to know of it. */
export type FoundDoor = Omit<Door, "lastContact">;

/** A part of the log, in the order of its positions. */
export interface LogPage {
  readonly events: readonly LoggedEvent[];
  /** Another text once the log was restored, or lines of it were set aside; a cursor is valid for one. */
  readonly logId: string;
  /** Where the next part begins. */
  readonly cursor: number;
  /** Whether there is a next part already. */
  readonly more: boolean;
}

/** The list by carnet, which holds what the lines of the log up to `position` say. */
export interface DoorList {
  readonly version: string;
  readonly position: number;
  readonly participants: readonly Participant[];
}

/** What a store holds and cannot read, which is skipped: counted in lines and in doors. */
export interface Unreadable {
  readonly lines: number;
  readonly doors: number;
}

/** The doors of the event, and the log of what happened there. Rejects as `Store` does. */
export interface DoorStore {
  /**
   * Opens a door from `openedAt` on; one of that name that was closed or has expired is the same door
   * with a new link. `false` when one of that name is open.
   */
  open(door: Pick<Door, "name" | "secretHash" | "validUntil" | "openedAt">): Promise<boolean>;
  /** Whether there was an open door of that name to close. */
  close(name: string, closedAt: number): Promise<boolean>;
  /** All doors, by name. */
  list(): Promise<readonly Door[]>;
  /**
   * The door whose secret has this hash, open or not. What other processes did within the last few
   * seconds may be missing.
   */
  find(secretHash: string): Promise<FoundDoor | null>;
  /** Notes that a phone of the door asked something. */
  noteContact(name: string, at: number): Promise<void>;
  /**
   * Adds events to the log and carries out what they say about the list, and resolves once that is
   * durable, with an answer for each. An id that is known changes nothing. A walk-in who is on the
   * list is recorded as an entry; one whose ticket is taken gets a free number after it. A door renames
   * only people whom it let in.
   */
  record(door: string, events: readonly SentEvent[]): Promise<readonly EventAnswer[]>;
  /**
   * What was recorded after `cursor`, 0 being the beginning; of what other servers recorded, the last
   * few seconds may be missing. A line may come again in a later part.
   */
  readLog(cursor: number): Promise<LogPage>;
  /** Where the log ends: a list that is read from now on holds what the lines up to here say. */
  position(): Promise<number>;
  /** All lines in the order in which they were recorded, also those that were set aside. */
  lines(): Promise<readonly StoredLine[]>;
  /** Carries out the change; phones then read the log anew. Doing it again completes one that failed. */
  setAside(change: SetAsideChange): Promise<void>;
  /** What was skipped by all these methods; reads the whole log. */
  unreadable(): Promise<Unreadable>;
  /** Another text after every change of the list that is not in the log. */
  listVersion(): Promise<string>;
  /** The list of this version. What doors changed in it since is in the log after its position. */
  readList(): Promise<DoorList>;
}

/** Lines of the log that come at once. */
export const LOG_PAGE = 1000;

/** All lines of the log. */
export async function wholeLog(doors: Pick<DoorStore, "readLog">): Promise<LoggedEvent[]> {
  const events = new Map<string, LoggedEvent>();
  let cursor = 0;
  for (;;) {
    const page = await doors.readLog(cursor);
    for (const event of page.events) events.set(event.id, event);
    cursor = page.cursor;
    if (!page.more) return [...events.values()];
  }
}

/** Whether a door takes calls at `now`. */
export function isOpen({ closedAt, validUntil }: FoundDoor, now: number): boolean {
  return closedAt === null && now < validUntil;
}

/** What has to be known of the person of an event. */
export interface KnownPerson {
  readonly isListed: boolean;
  /** Whether that door let them in. A leaked link must not rename the whole list. */
  readonly isOwn: boolean;
}

/**
 * The line that records an event: a walk-in of a listed person becomes an entry. A rename of somebody
 * who is not listed, or whom that door did not let in, is refused with the reason.
 */
export function lineFor(
  event: DoorEvent,
  { isListed, isOwn }: KnownPerson,
): DoorEvent | Extract<EventAnswer, { outcome: "refused" }>["reason"] {
  if (event.kind === "rename" && !isListed) return "not-listed";
  if (event.kind === "rename" && !isOwn) return "invalid";
  if (event.kind !== "walk-in" || !isListed) return event;
  const { id, at, door, carnet } = event;
  return { id, at, door, carnet, kind: "entry" };
}

/** The answer for an event whose line is in the log now; `null` is one that cannot be read. */
export function recordAnswer(
  outcome: "recorded" | "known",
  sent: DoorEvent,
  line: DoorEvent | null,
): EventAnswer {
  // Its id is that of a line that cannot be read.
  if (line === null) return { id: sent.id, outcome: "refused", reason: "invalid" };
  return { id: sent.id, outcome, changed: sameFields(sent, line) ? null : line };
}

function sameFields(one: DoorEvent, other: DoorEvent): boolean {
  const sorted = (event: DoorEvent) => JSON.stringify(Object.entries(event).sort());
  return sorted(one) === sorted(other);
}
