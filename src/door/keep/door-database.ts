import { type DBSchema, openDB } from "idb";
import type { Clock } from "../../domain/door/clock.ts";
import type { LoggedEvent } from "../../domain/door/events.ts";
import type { HeldList, LocalEvent } from "../book/book.ts";
import { type KeptNotices, noNotices } from "../book/notices.ts";

const NAME = "puerta";

/** By what codes and carnets come in; a scanner types as a keyboard does. */
export type Input = "camera" | "keyboard";

/** Whose phone this is, and how far it has come. */
export interface KeptShift {
  readonly secret: string;
  readonly door: string;
  /** In ms since the epoch, by the server's clock. */
  readonly until: number;
  readonly clock: Clock | null;
  /** What to continue reading the log from, and the log's id; empty before the first exchange. */
  readonly cursor: number;
  readonly logId: string;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  /** The id of the newest entry made here. */
  readonly lastEntry: string | null;
  readonly notices: KeptNotices;
}

/** Of a shift that begins. */
export const fresh = {
  cursor: 0,
  logId: "",
  input: null,
  lastEntry: null,
  notices: noNotices,
} as const;

export interface KeptDoor {
  readonly shift: KeptShift;
  readonly list: HeldList;
  readonly log: readonly LoggedEvent[];
  readonly own: readonly LocalEvent[];
}

/** What one exchange with the server leaves to be kept. */
export interface KeptChanges {
  readonly shift?: KeptShift;
  readonly list?: HeldList;
  readonly log?: readonly LoggedEvent[];
  /** Whether `log` takes the place of all lines that were kept. */
  readonly isLogNew?: boolean;
  readonly own?: readonly LocalEvent[];
  /** Ids of own lines to be dropped. */
  readonly settled?: readonly string[];
}

interface Schema extends DBSchema {
  shift: { key: "shift"; value: KeptShift };
  list: { key: "list"; value: HeldList };
  log: { key: string; value: LoggedEvent };
  own: { key: string; value: LocalEvent };
}

const stores = ["shift", "list", "log", "own"] as const;

/** The phone's own store, which outlives the page. */
export interface DoorDatabase {
  read(): Promise<KeptDoor | null>;
  /** All of it or nothing. */
  save(changes: KeptChanges): Promise<void>;
  /** Keeps a shift that begins, and nothing of what was kept before. All of it or nothing. */
  replace(shift: KeptShift, list: HeldList): Promise<void>;
  forget(): Promise<void>;
}

export async function openDoorDatabase(): Promise<DoorDatabase> {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade(empty) {
      empty.createObjectStore("shift");
      empty.createObjectStore("list");
      empty.createObjectStore("log", { keyPath: "id" });
      empty.createObjectStore("own", { keyPath: "event.id" });
    },
  });
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
      // A shift that began on an earlier version of the page lacks what is newer.
      return { shift: { ...fresh, ...shift }, list, log, own };
    },
    async save({ shift, list, log = [], isLogNew = false, own = [], settled = [] }) {
      const writing = database.transaction(stores, "readwrite", { durability: "strict" });
      const saved: Promise<unknown>[] = [writing.done];
      if (shift) saved.push(writing.objectStore("shift").put(shift, "shift"));
      if (list) saved.push(writing.objectStore("list").put(list, "list"));
      if (isLogNew) saved.push(writing.objectStore("log").clear());
      for (const event of log) saved.push(writing.objectStore("log").put(event));
      for (const line of own) saved.push(writing.objectStore("own").put(line));
      for (const id of settled) saved.push(writing.objectStore("own").delete(id));
      await Promise.all(saved);
    },
    async replace(shift, list) {
      const writing = database.transaction(stores, "readwrite", { durability: "strict" });
      await Promise.all([
        ...stores.map((name) => writing.objectStore(name).clear()),
        writing.objectStore("shift").put(shift, "shift"),
        writing.objectStore("list").put(list, "list"),
        writing.done,
      ]);
    },
    async forget() {
      const writing = database.transaction(stores, "readwrite", { durability: "strict" });
      await Promise.all([...stores.map((name) => writing.objectStore(name).clear()), writing.done]);
    },
  };
}
