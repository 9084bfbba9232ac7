import { idOf } from "#people/model/carnet/participant.ts";
import type { DoorLine } from "./lines.ts";

/** One admission of a person at a door. */
export interface Entry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly door: string;
  /** The person's id. */
  readonly person: string;
  /** As it was then. */
  readonly carnet: string;
  /** Whether the person was added to the list at that door. */
  readonly walkIn: boolean;
}

/** An entry of a person who had entered before. */
export interface DuplicateEntry {
  readonly entry: Entry;
  /** The entry that counts for this person. */
  readonly valid: Entry;
}

export interface Attendance {
  /** The people who are in, by id: for each the earliest entry that was not undone. */
  readonly validEntries: ReadonlyMap<string, Entry>;
  /** Sorted by time. */
  readonly duplicates: readonly DuplicateEntry[];
  /** How many people entered by each door; doors without entries are absent. */
  readonly byDoor: ReadonlyMap<string, number>;
}

/**
 * Computes the attendance from a log. A door can undo only its own entries, so that a leaked link
 * cannot undo those of others. The result does not depend on the order or the repetition of lines, so
 * phones and server agree.
 */
export function attendance(log: Iterable<DoorLine>): Attendance {
  const entries = new Map<string, Entry>();
  /** The doors that undid an entry, by its id. */
  const undone = new Map<string, Set<string>>();
  for (const line of log) {
    if (line.kind === "undo") {
      const doors = undone.get(line.entry);
      if (doors === undefined) undone.set(line.entry, new Set([line.door]));
      else doors.add(line.door);
    } else if (line.kind !== "rename") entries.set(line.id, entryOf(line));
  }
  const validEntries = new Map<string, Entry>();
  const later: Entry[] = [];
  for (const entry of entries.values()) {
    if (undone.get(entry.id)?.has(entry.door)) continue;
    const first = validEntries.get(entry.person);
    if (first === undefined || isBefore(entry, first)) validEntries.set(entry.person, entry);
    if (first !== undefined) later.push(isBefore(entry, first) ? first : entry);
  }
  const duplicates = later.sort(byTime).flatMap((entry) => {
    const first = validEntries.get(entry.person);
    return first === undefined ? [] : [{ entry, valid: first }];
  });
  return { validEntries, duplicates, byDoor: countByDoor(validEntries.values()) };
}

/** How many of these entries or lines are of each door; doors without any are absent. */
export function countByDoor(found: Iterable<Pick<Entry, "door">>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { door } of found) counts.set(door, (counts.get(door) ?? 0) + 1);
  return counts;
}

function entryOf(line: Extract<DoorLine, { kind: "entry" | "walk-in" }>): Entry {
  const { id, at, door, carnet, kind } = line;
  return { id, at, door, person: idOf(line), carnet, walkIn: kind === "walk-in" };
}

const isBefore = (one: Entry, other: Entry) => byTime(one, other) < 0;

/** Entries of the same millisecond are ordered by id, so that all phones agree. */
function byTime(one: Entry, other: Entry): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
