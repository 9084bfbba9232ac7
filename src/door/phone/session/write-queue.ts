import type { DoorDatabase, StoredChanges, StoredDoor } from "./door-database.ts";

interface Options {
  readonly isStored: boolean;
  readonly whole: () => StoredDoor;
  /** Called when saving begins to fail, and when it works again. */
  readonly onChange: (isStored: boolean) => void;
}

/** Writes changes to the database one after the other, and recovers after a failed write. */
export class WriteQueue {
  readonly #database: DoorDatabase;
  readonly #options: Options;
  /** Whether the database is complete; if not, the next save writes everything. */
  #isStored: boolean;
  #isReported = true;
  #isOver = false;
  #saved: Promise<void> = Promise.resolve();

  constructor(database: DoorDatabase, options: Options) {
    this.#database = database;
    this.#options = options;
    this.#isStored = options.isStored;
  }

  get isStored(): boolean {
    return this.#isStored;
  }

  /** Resolves once all changes so far are written or have failed. */
  get saved(): Promise<void> {
    return this.#saved;
  }

  /** Resolves once the changes are written or have failed. */
  save(changes: StoredChanges): Promise<void> {
    this.#saved = this.#saved.then(async () => {
      if (this.#isOver) return;
      try {
        const replace = () => this.#database.replace(this.#options.whole());
        // The database may have been lost with what it held.
        await (this.#isStored ? this.#database.save(changes).catch(replace) : replace());
        this.#isStored = true;
      } catch {
        // The disk is probably full. The session continues in memory, and its lines are still sent.
        this.#isStored = false;
      }
      if (this.#isStored !== this.#isReported) this.#options.onChange(this.#isStored);
      this.#isReported = this.#isStored;
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
