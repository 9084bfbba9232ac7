import type { DoorDatabase, StoredDoor } from "../session/door-database.ts";

/** The phone's database in memory; `isFull` makes it refuse to store more. */
export class MemoryPhone implements DoorDatabase {
  isFull = false;
  stored: StoredDoor | null = null;

  read = async () => this.stored;
  forget = async () => {
    this.stored = null;
  };
  replace = async (door: StoredDoor) => {
    if (this.isFull) throw new DOMException("The disk is full", "QuotaExceededError");
    this.stored = structuredClone(door);
  };
  save: DoorDatabase["save"] = async ({ session, list, log = [], own = [], settled = [] }) => {
    if (this.stored === null) throw new Error("Nothing is stored that could change");
    const ids = new Set([...settled, ...own.map(({ event }) => event.id)]);
    await this.replace({
      session: session ?? this.stored.session,
      list: list ?? this.stored.list,
      log: [...this.stored.log, ...log],
      own: [...this.stored.own.filter(({ event }) => !ids.has(event.id)), ...own],
    });
  };
}
