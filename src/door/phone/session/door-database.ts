import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Clock } from "#door/model/clock.ts";
import type { PositionedLine } from "#door/model/lines.ts";
import type { Ending } from "./door-client.ts";
import { emptyList, type OwnLine, type StoredList } from "./local-data.ts";
import { noNotices, type StoredNotices } from "./notices.ts";

const NAME = "puerta";

/** How carnets are entered; a scanner types like a keyboard. */
export type Input = "camera" | "keyboard";

export interface SessionRecord {
  readonly secret: string;
  readonly door: string;
  /** In ms since the epoch, by the server's clock. */
  readonly until: number;
  readonly clock: Clock | null;
  /** Cursor for the next reading of the log, and the log's id; empty before the first sync. */
  readonly cursor: number;
  readonly logId: string;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  /**
   * Why the door ended while lines were unsent, which are stored until a person decides; else
   * `null`.
   */
  readonly ending: Ending | null;
  /** The id of the newest entry made here. */
  readonly lastEntry: string | null;
  readonly notices: StoredNotices;
}

export const initialSession = {
  cursor: 0,
  logId: "",
  input: null,
  ending: null,
  lastEntry: null,
  notices: noNotices,
} as const;

export interface StoredDoor {
  readonly session: SessionRecord;
  readonly list: StoredList;
  readonly log: readonly PositionedLine[];
  readonly own: readonly OwnLine[];
}

/** The changes of the database after a sync with the server or a new line. */
export interface StoredChanges {
  readonly session?: SessionRecord;
  readonly list?: StoredList;
  readonly log?: readonly PositionedLine[];
  /** Whether `log` replaces all stored lines. */
  readonly isLogNew?: boolean;
  readonly own?: readonly OwnLine[];
  readonly settled?: readonly string[];
}

/** The object store of the session keeps the name that earlier versions of the page gave it. */
interface Schema extends DBSchema {
  shift: { key: "shift"; value: SessionRecord };
  list: { key: "list"; value: StoredList };
  log: { key: string; value: PositionedLine };
  own: { key: string; value: OwnLine };
}

const stores = ["shift", "list", "log", "own"] as const;

export interface DoorDatabase {
  read(): Promise<StoredDoor | null>;
  /** Writes all of it or nothing. */
  save(changes: StoredChanges): Promise<void>;
  /** Replaces everything that is stored. Writes all of it or nothing. */
  replace(door: StoredDoor): Promise<void>;
  forget(): Promise<void>;
}

/** Rejects where the browser has no database. Saving rejects if the phone's storage is full. */
export async function openDoorDatabase(): Promise<DoorDatabase> {
  try {
    return await doorDatabase();
  } catch (error) {
    // Chromium rejects with an UnknownError when the disk is full.
    const isFull =
      error instanceof DOMException && /^(?:QuotaExceeded|Unknown)Error$/.test(error.name);
    if (!isFull) throw error;
    const refuse = () => Promise.reject(error);
    return { read: async () => null, save: refuse, replace: refuse, forget: async () => {} };
  }
}

async function doorDatabase(): Promise<DoorDatabase> {
  let isLost = false;
  const connect = (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(NAME, 1, {
      upgrade(empty) {
        empty.createObjectStore("shift");
        empty.createObjectStore("list");
        empty.createObjectStore("log", { keyPath: "id" });
        empty.createObjectStore("own", { keyPath: "event.id" });
      },
      // The browser ended the connection, as iPhones may of a page that was long in the background.
      terminated: () => {
        isLost = true;
      },
    });
  let database = await connect();

  /** Deletes what `cleared` holds, and then writes the changes. */
  async function write(
    { session, list, log = [], own = [], settled = [] }: StoredChanges,
    cleared: readonly (typeof stores)[number][],
  ): Promise<void> {
    // The database may come back empty, so only a write of everything connects to it again.
    if (isLost && cleared === stores) {
      database = await connect();
      isLost = false;
    }
    const writing = database.transaction(stores, "readwrite", { durability: "strict" });
    await Promise.all([
      ...cleared.map((name) => writing.objectStore(name).clear()),
      session && writing.objectStore("shift").put(session, "shift"),
      list && writing.objectStore("list").put(list, "list"),
      ...log.map((line) => writing.objectStore("log").put(line)),
      ...own.map((line) => writing.objectStore("own").put(line)),
      ...settled.map((id) => writing.objectStore("own").delete(id)),
      writing.done,
    ]);
  }

  return {
    async read() {
      const reading = database.transaction(stores);
      const [session, list, log, own] = await Promise.all([
        reading.objectStore("shift").get("shift"),
        reading.objectStore("list").get("list"),
        reading.objectStore("log").getAll(),
        reading.objectStore("own").getAll(),
      ]);
      if (session === undefined || list === undefined) return null;
      // What an earlier version of the page stored lacks newer fields.
      return {
        session: { ...initialSession, ...session },
        list: { ...emptyList, ...list },
        log,
        own,
      };
    },
    save: (changes) => write(changes, changes.isLogNew ? ["log"] : []),
    replace: (door) => write(door, stores),
    forget: () => write({}, stores),
  };
}
