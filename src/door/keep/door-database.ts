import { type DBSchema, openDB } from "idb";
import type { Clock } from "../../domain/door/clock.ts";
import type { LoggedEvent } from "../../domain/door/events.ts";
import type { HeldList, OwnLine } from "../book/book.ts";

const NAME = "puerta";

/** Whose phone this is, and how far it has come. */
export interface KeptShift {
  readonly secret: string;
  readonly door: string;
  /** In ms since the epoch, by the server's clock. */
  readonly until: number;
  readonly clock: Clock | null;
  /** What to continue reading the log from. */
  readonly cursor: number;
  /** Whether the helper has begun, and with the camera. */
  readonly started: "camera" | "keys" | null;
  /** Ids of entries that were said to be the second of somebody. */
  readonly saidDoubles: readonly string[];
}

export interface KeptDoor {
  readonly shift: KeptShift;
  readonly list: HeldList;
  readonly log: readonly LoggedEvent[];
  readonly own: readonly OwnLine[];
}

/** What one exchange with the server leaves to be kept. */
export interface KeptChanges {
  readonly shift?: KeptShift;
  readonly list?: HeldList;
  readonly log?: readonly LoggedEvent[];
  readonly own?: readonly OwnLine[];
  /** Ids of own lines to be dropped. */
  readonly settled?: readonly string[];
}

interface Schema extends DBSchema {
  shift: { key: "shift"; value: KeptShift };
  list: { key: "list"; value: HeldList };
  log: { key: string; value: LoggedEvent };
  own: { key: string; value: OwnLine };
}

const stores = ["shift", "list", "log", "own"] as const;

/** The phone's own store, which outlives the page. */
export interface DoorDatabase {
  read(): Promise<KeptDoor | null>;
  /** All of it or nothing. */
  save(changes: KeptChanges): Promise<void>;
  forget(): Promise<void>;
}

export async function openDoorDatabase(): Promise<DoorDatabase> {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("shift");
      fresh.createObjectStore("list");
      fresh.createObjectStore("log", { keyPath: "id" });
      fresh.createObjectStore("own", { keyPath: "event.id" });
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
      return shift === undefined || list === undefined ? null : { shift, list, log, own };
    },
    async save({ shift, list, log = [], own = [], settled = [] }) {
      const writing = database.transaction(stores, "readwrite", { durability: "strict" });
      const saved: Promise<unknown>[] = [writing.done];
      if (shift) saved.push(writing.objectStore("shift").put(shift, "shift"));
      if (list) saved.push(writing.objectStore("list").put(list, "list"));
      for (const event of log) saved.push(writing.objectStore("log").put(event));
      for (const line of own) saved.push(writing.objectStore("own").put(line));
      for (const id of settled) saved.push(writing.objectStore("own").delete(id));
      await Promise.all(saved);
    },
    async forget() {
      const writing = database.transaction(stores, "readwrite", { durability: "strict" });
      await Promise.all([...stores.map((name) => writing.objectStore(name).clear()), writing.done]);
    },
  };
}
