import type { DoorDatabase, KeptDoor } from "../keep/door-database.ts";

/** The phone's database in memory; `isFull` makes it refuse to store more. */
export class MemoryPhone implements DoorDatabase {
  isFull = false;
  kept: KeptDoor | null = null;

  read = async () => this.kept;
  forget = async () => {
    this.kept = null;
  };
  replace = async (door: KeptDoor) => {
    if (this.isFull) throw new DOMException("The disk is full", "QuotaExceededError");
    this.kept = structuredClone(door);
  };
  save: DoorDatabase["save"] = async ({ shift, list, log = [], own = [], settled = [] }) => {
    if (this.kept === null) throw new Error("Nothing is kept that could change");
    const ids = new Set([...settled, ...own.map(({ event }) => event.id)]);
    await this.replace({
      shift: shift ?? this.kept.shift,
      list: list ?? this.kept.list,
      log: [...this.kept.log, ...log],
      own: [...this.kept.own.filter(({ event }) => !ids.has(event.id)), ...own],
    });
  };
}
