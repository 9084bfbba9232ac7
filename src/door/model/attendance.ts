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
  /** The later entries of the same people, in no order. */
  readonly repeated: readonly Entry[];
  /** How many people entered by each door; doors without entries are absent. */
  readonly byDoor: ReadonlyMap<string, number>;
}

/**
 * Phones and server agree on it, because neither order nor repetition of lines matters. A door can undo only
 * its own entries, so that a leaked link cannot undo those of others.
 */
export function attendance(log: Iterable<DoorLine>): Attendance {
  const growing = new GrowingAttendance();
  for (const line of log) growing.add(line);
  return growing.current();
}

/** The attendance of a log that grows: a new line is counted without reading the others again. */
export class GrowingAttendance {
  readonly #entries = new Map<string, Entry>();
  /** The entries that were undone, each with a door that did it, as `<entry> <door>`. */
  readonly #undone = new Set<string>();
  /** The entries of each person that were not undone, by time. */
  readonly #ofPerson = new Map<string, Entry[]>();

  add(line: DoorLine): void {
    if (line.kind === "undo") this.#undo(line.entry, line.door);
    else if (line.kind !== "rename" && !this.#entries.has(line.id)) this.#enter(entryOf(line));
  }

  #undo(id: string, door: string): void {
    this.#undone.add(`${id} ${door}`);
    const entry = this.#entries.get(id);
    if (entry?.door !== door) return;
    const own = this.#ofPerson.get(entry.person) ?? [];
    this.#ofPerson.set(
      entry.person,
      own.filter((each) => each !== entry),
    );
  }

  #enter(entry: Entry): void {
    this.#entries.set(entry.id, entry);
    if (this.#undone.has(`${entry.id} ${entry.door}`)) return;
    const own = this.#ofPerson.get(entry.person);
    if (own === undefined) this.#ofPerson.set(entry.person, [entry]);
    else own.splice(own.findLastIndex((each) => byTime(each, entry) < 0) + 1, 0, entry);
  }

  current(): Attendance {
    const validEntries = new Map<string, Entry>();
    const repeated: Entry[] = [];
    for (const [person, own] of this.#ofPerson) {
      for (const [index, entry] of own.entries()) {
        if (index === 0) validEntries.set(person, entry);
        else repeated.push(entry);
      }
    }
    return { validEntries, repeated, byDoor: countByDoor(validEntries.values()) };
  }
}

/** The repeated entries of a day with those that count, sorted by time. */
export function duplicatesIn({ validEntries, repeated }: Attendance) {
  return repeated.toSorted(byTime).flatMap((entry) => {
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
