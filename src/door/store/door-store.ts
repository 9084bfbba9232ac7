import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import type { JournalStore } from "#access/store/organisers-store.ts";
import type { PeopleStore } from "#people/store/people-store.ts";
import { rowsOf, shownText, wholeNumber } from "#platform/store/backup-part.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import type { LineAnswer } from "../model/calls.ts";
import {
  type DoorLine,
  LONGEST_DOOR_NAME,
  type PositionedLine,
  type SentLine,
  type StoredLine,
  storedLineSchema,
} from "../model/lines.ts";
import type { RecordingDoor } from "../model/recording.ts";

const doorSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_DOOR_NAME), z.refine(isTidy)),
  /** The hash of the secret in its link, made by `hashSecret`. */
  secretHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  validUntil: wholeNumber,
  openedAt: wholeNumber,
  closedAt: z.nullable(wholeNumber),
  /** Whether its lines count nowhere and change nobody. */
  isRehearsal: z.boolean(),
  /** The last call of a phone, to the minute; `null` before the first. */
  lastContact: z.nullable(wholeNumber),
});
/** A door that was opened, and perhaps closed since. All times are in ms since the epoch. */
export type Door = Readonly<z.infer<typeof doorSchema>>;

/** The fields of a door that is opened. */
export type NewDoor = Omit<Door, "closedAt" | "lastContact">;

/** The fields of a door that its calls need. */
export type FoundDoor = Omit<Door, "lastContact">;

/** When organisers removed all practice entries last, in ms since the epoch; 0 if they never did. */
type StartedOver = { readonly startedOverAt: number };
export type AdmittedDoor = FoundDoor & StartedOver;

export const doorRecord = storedRecord<FoundDoor>({
  name: ["nombre", z.string()],
  secretHash: ["hash", z.string()],
  validUntil: ["hasta", z.int()],
  openedAt: ["abierta", z.int()],
  closedAt: ["cerrada", z.nullable(z.int())],
  isRehearsal: ["ensayo", z._default(z.boolean(), false)],
});

/** A page of the log, in the order of positions. */
export interface LogPage {
  readonly lines: readonly PositionedLine[];
  /** Changes when the log is restored or lines are set aside; a cursor is valid for one log id. */
  readonly logId: string;
  /** The beginning of the next page. */
  readonly cursor: number;
  /** Whether a next page is available. */
  readonly more: boolean;
  /**
   * The ids of lines, and of doors, that somebody damaged by hand in the database: they count nowhere.
   * Pages may repeat them.
   */
  readonly unreadable: readonly string[];
}

/**
 * The doors of the event and their log. Rejects as `Store` does. A write with a journal's entry is all or
 * nothing with it, and repeating it with the same entry changes nothing and resolves with `true` again.
 */
export interface DoorStore {
  /**
   * Opens a door from `openedAt` on. A closed or expired door of that name gets a new link. Resolves
   * with `false` if one of that name is open.
   */
  open(door: NewDoor, entry?: NewEntry): Promise<boolean>;
  /** Gives an open door another secret; resolves with `false` if no door of that name is open. */
  renew(name: string, secretHash: string, now: number, entry?: NewEntry): Promise<boolean>;
  /** Closes the door; resolves with `false` if no door of that name was open. */
  close(name: string, closedAt: number, entry?: NewEntry): Promise<boolean>;
  /** All doors, sorted by name. */
  list(): Promise<readonly Door[]>;
  /**
   * The door whose secret has this hash, open or not. Changes by other processes within the last few
   * seconds may be missing.
   */
  find(secretHash: string): Promise<AdmittedDoor | null>;
  /** Records the time of a phone's call. */
  noteContact(name: string, at: number): Promise<unknown>;
  /**
   * Appends lines to the log and applies them to the list. Resolves with an answer for each once
   * that is durable. A known id changes nothing. A walk-in who is on the list is recorded as an
   * entry; one whose ticket is taken gets the next free number. A door renames only people whom it
   * admitted. In a rehearsal, lines are set aside from the beginning and the list stays as it is.
   */
  record(door: RecordingDoor, sent: readonly SentLine[]): Promise<readonly LineAnswer[]>;
  /**
   * The lines recorded after `cursor` (0 is the beginning). The last few seconds of other servers may
   * be missing. A later page may repeat a line.
   */
  readLog(cursor: number): Promise<LogPage>;
  /** The lines about the person with this id that count, with the undoing of them; one query or two, however long the log is. */
  linesOf(person: string): Promise<readonly DoorLine[]>;
  /** All lines in the order of recording, including those that were set aside. */
  lines(): Promise<readonly StoredLine[]>;
  /**
   * Sets the lines with these ids aside, from when on they count nowhere. Phones read log and list again, because
   * whoever the lines added may have stayed on the list. `startedOverAt` is stored until a restore.
   */
  setAside(ids: readonly string[], entry?: NewEntry, startedOverAt?: number): Promise<unknown>;
}

/** The number of lines in a page of the log. */
export const LOG_PAGE = 1000;

/** Reads all lines of the log. */
export async function wholeLog(doors: Pick<DoorStore, "readLog">): Promise<PositionedLine[]> {
  const lines = new Map<string, PositionedLine>();
  let cursor = 0;
  for (;;) {
    const page = await doors.readLog(cursor);
    for (const line of page.lines) lines.set(line.id, line);
    cursor = page.cursor;
    if (!page.more) return [...lines.values()];
  }
}

/** Whether a door accepts calls at `now`. */
export function isOpen({ closedAt, validUntil }: FoundDoor, now: number): boolean {
  return closedAt === null && now < validUntil;
}

/**
 * Changes the door of a name in one step: `changed` gets it, or `null`, and returns what to store, or `null` for
 * nothing. Resolves with whether something was stored, by this call or an earlier one with that entry.
 */
export type ChangeDoor = (
  name: string,
  changed: (present: FoundDoor | null) => FoundDoor | null,
  entry: NewEntry | undefined,
) => Promise<boolean>;

/** Opens, renews and closes doors, whatever stores them. */
export function doorChanges(change: ChangeDoor): Pick<DoorStore, "open" | "renew" | "close"> {
  const changeOpen =
    (now: number, changes: Partial<FoundDoor>) =>
    (present: FoundDoor | null): FoundDoor | null =>
      present && isOpen(present, now) ? { ...present, ...changes } : null;
  return {
    open: (door, entry) =>
      change(
        door.name,
        (present) =>
          present && isOpen(present, door.openedAt) ? null : { ...door, closedAt: null },
        entry,
      ),
    renew: (name, secretHash, now, entry) => change(name, changeOpen(now, { secretHash }), entry),
    close: (name, closedAt, entry) => change(name, changeOpen(closedAt, { closedAt }), entry),
  };
}

/** The stores of this feature: setting lines aside changes the list and is in the journal. */
export interface DoorStores extends PeopleStore {
  readonly door: DoorStore;
  readonly journal: JournalStore;
}

/** The door with this hash. The time that it takes helps nobody to find the 144 random bits of a secret. */
export function doorOf(
  { doors, startedOverAt }: StartedOver & { readonly doors: readonly FoundDoor[] },
  secretHash: string,
): AdmittedDoor | null {
  const found = doors.find((door) => door.secretHash === secretHash);
  return found === undefined ? null : { ...found, startedOverAt };
}

const recordedSchema = z.object({
  recordedAt: wholeNumber,
  before: z.nullable(shownText(200)),
  isSetAside: z.boolean(),
});

export const doorBackup = {
  read: async ({ door }: Pick<DoorStores, "door">) => ({
    log: await door.lines(),
    doors: await door.list(),
  }),
  fields: {
    doors: rowsOf(doorSchema, "secretHash", "name"),
    log: rowsOf(z.intersection(storedLineSchema, recordedSchema), "id"),
  },
};
export type DoorContents = Awaited<ReturnType<typeof doorBackup.read>>;
