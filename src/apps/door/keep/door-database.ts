import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Clock } from "../../../domain/door/clock.ts";
import type { LoggedEvent } from "../../../domain/door/events.ts";
import type { HeldList, LocalEvent } from "../book/book.ts";
import { type KeptNotices, noNotices } from "../book/notices.ts";
import type { Ending } from "../calls/door-client.ts";

const NAME = "puerta";

/** How carnets are entered; a scanner types like a keyboard. */
export type Input = "camera" | "keyboard";

/** The door of this phone, and the state of its shift. */
export interface KeptShift {
  readonly secret: string;
  readonly door: string;
  /** In ms since the epoch, by the server's clock. */
  readonly until: number;
  readonly clock: Clock | null;
  /** Cursor for the next reading of the log, and the log's id; empty before the first exchange. */
  readonly cursor: number;
  readonly logId: string;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  /** Why the door ended while lines were unsent, which stay until a person decides; else `null`. */
  readonly ending: Ending | null;
  /** The id of the newest entry made here. */
  readonly lastEntry: string | null;
  readonly notices: KeptNotices;
}

/** The initial state of a shift. */
export const fresh = {
  cursor: 0,
  logId: "",
  input: null,
  ending: null,
  lastEntry: null,
  notices: noNotices,
} as const;

export interface KeptDoor {
  readonly shift: KeptShift;
  readonly list: HeldList;
  readonly log: readonly LoggedEvent[];
  readonly own: readonly LocalEvent[];
}

/** The changes of the database after an exchange with the server or a new line. */
export interface KeptChanges {
  readonly shift?: KeptShift;
  readonly list?: HeldList;
  readonly log?: readonly LoggedEvent[];
  /** Whether `log` replaces all stored lines. */
  readonly isLogNew?: boolean;
  readonly own?: readonly LocalEvent[];
  /** Ids of own lines to delete. */
  readonly settled?: readonly string[];
}

interface Schema extends DBSchema {
  shift: { key: "shift"; value: KeptShift };
  list: { key: "list"; value: HeldList };
  log: { key: string; value: LoggedEvent };
  own: { key: string; value: LocalEvent };
}

const stores = ["shift", "list", "log", "own"] as const;

/** The database on the phone. */
export interface DoorDatabase {
  read(): Promise<KeptDoor | null>;
  /** Writes all of it or nothing. */
  save(changes: KeptChanges): Promise<void>;
  /** Replaces everything that is stored. Writes all of it or nothing. */
  replace(door: KeptDoor): Promise<void>;
  forget(): Promise<void>;
}

/** Rejects where the browser has no database. On a phone without room, saving rejects. */
export async function openDoorDatabase(): Promise<DoorDatabase> {
  try {
    return doorDatabase(
      await openDB<Schema>(NAME, 1, {
        upgrade(empty) {
          empty.createObjectStore("shift");
          empty.createObjectStore("list");
          empty.createObjectStore("log", { keyPath: "id" });
          empty.createObjectStore("own", { keyPath: "event.id" });
        },
      }),
    );
  } catch (error) {
    // Chromium rejects with an UnknownError when the disk is full.
    const isFull =
      error instanceof DOMException && /^(?:QuotaExceeded|Unknown)Error$/.test(error.name);
    if (!isFull) throw error;
    const refuse = () => Promise.reject(error);
    return { read: async () => null, save: refuse, replace: refuse, forget: async () => {} };
  }
}

function doorDatabase(database: IDBPDatabase<Schema>): DoorDatabase {
  /** Deletes what `cleared` holds, and then writes the changes. */
  async function write(
    { shift, list, log = [], own = [], settled = [] }: KeptChanges,
    cleared: readonly (typeof stores)[number][],
  ): Promise<void> {
    const writing = database.transaction(stores, "readwrite", { durability: "strict" });
    await Promise.all([
      ...cleared.map((name) => writing.objectStore(name).clear()),
      shift && writing.objectStore("shift").put(shift, "shift"),
      list && writing.objectStore("list").put(list, "list"),
      ...log.map((event) => writing.objectStore("log").put(event)),
      ...own.map((line) => writing.objectStore("own").put(line)),
      ...settled.map((id) => writing.objectStore("own").delete(id)),
      writing.done,
    ]);
  }

  return {
    async read() {
      const reading = database.transaction(stores);
      const [shift, list, log, own] = await Promise.all([
        reading.objectStore("shift").get("shift"),
        reading.objectStore("list").get("list"),
        reading.objectStore("log").getAll(),
        reading.objectStore("own").getAll(),
      ]);
      if (shift === undefined || list === undefined) return null;
      // A shift that an earlier version of the page stored lacks newer fields.
      return { shift: { ...fresh, ...shift }, list, log, own };
    },
    save: (changes) => write(changes, changes.isLogNew ? ["log"] : []),
    replace: (door) => write(door, stores),
    forget: () => write({}, stores),
  };
}
