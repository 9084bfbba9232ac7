import { idOf } from "#people/model/carnet/participant.ts";
import type { DoorLine } from "./lines.ts";

export interface Entry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly door: string;
  /** The person's id. */
  readonly person: string;
  readonly carnet: string;
  readonly walkIn: boolean;
}

export interface Attendance {
  /** The people who are in, by id: for each the earliest entry that was not undone. */
  readonly validEntries: ReadonlyMap<string, Entry>;
  /** The later entries of the same people, by time. */
  readonly repeated: readonly Entry[];
  /** How many people entered by each door; doors without entries are absent. */
  readonly byDoor: ReadonlyMap<string, number>;
}

/**
 * Phones and server agree on it, because neither order nor repetition of lines matters. A door can undo only
 * its own entries, so that a leaked link cannot undo those of others.
 */
export function attendance(log: Iterable<DoorLine>): Attendance {
  const entries = new Map<string, Entry>();
  /** The entries that were undone, each with a door that did it, as `<entry> <door>`. */
  const undone = new Set<string>();
  for (const line of log) {
    if (line.kind === "undo") undone.add(`${line.entry} ${line.door}`);
    else if (line.kind !== "rename") entries.set(line.id, entryOf(line));
  }
  const validEntries = new Map<string, Entry>();
  const repeated: Entry[] = [];
  for (const entry of [...entries.values()].sort(byTime)) {
    if (undone.has(`${entry.id} ${entry.door}`)) continue;
    if (validEntries.has(entry.person)) repeated.push(entry);
    else validEntries.set(entry.person, entry);
  }
  return { validEntries, repeated, byDoor: countByDoor(validEntries.values()) };
}

/** The repeated entries of a day with those that count, by time. */
export function duplicatesIn({ validEntries, repeated }: Attendance) {
  return repeated.flatMap((entry) => {
    const valid = validEntries.get(entry.person);
    return valid === undefined ? [] : [{ entry, valid }];
  });
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

/** Entries of the same millisecond are ordered by id, so that all phones agree. */
function byTime(one: Entry, other: Entry): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
