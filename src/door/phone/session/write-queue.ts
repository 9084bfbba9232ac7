import type { DoorDatabase, StoredChanges, StoredDoor } from "./door-database.ts";

/** Writes changes to the database one after the other, and recovers after a failed write. */
export class WriteQueue {
  readonly #database: DoorDatabase;
  readonly #whole: () => StoredDoor;
  readonly #onChange: () => void;
  /** Whether the database is complete; if not, the next save writes everything. */
  #isStored = true;
  #isOver = false;
  #saved: Promise<void> = Promise.resolve();

  /** `onChange` is called when saving begins to fail, and when it works again. */
  constructor(database: DoorDatabase, whole: () => StoredDoor, onChange: () => void) {
    this.#database = database;
    this.#whole = whole;
    this.#onChange = onChange;
  }

  get isStored(): boolean {
    return this.#isStored;
  }

  /** Resolves once all changes so far are written or have failed. */
  get saved(): Promise<void> {
    return this.#saved;
  }

  /** Resolves once the changes are written or have failed. */
  save(changes: StoredChanges = {}): Promise<void> {
    this.#saved = this.#saved.then(async () => {
      if (this.#isOver) return;
      const wasStored = this.#isStored;
      try {
        await (wasStored ? this.#database.save(changes) : this.#database.replace(this.#whole()));
        this.#isStored = true;
      } catch {
        // The disk is probably full. The session continues in memory, and its lines are still sent.
        this.#isStored = false;
      }
      if (this.#isStored !== wasStored) this.#onChange();
    });
    return this.#saved;
  }

  /** Stores only `rest`, or nothing, and ignores later saves. */
  end(rest: StoredDoor | null): Promise<void> {
    this.#isOver = true;
    this.#saved = this.#saved.then(() =>
      rest === null ? this.#database.forget() : this.#database.replace(rest),
    );
    return this.#saved;
  }
}
