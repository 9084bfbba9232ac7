import type { DoorDatabase, KeptChanges, KeptDoor } from "./door-database.ts";

/** Writes changes to the database one after the other, and recovers after a failed write. */
export class Keeper {
  readonly #database: DoorDatabase;
  /** Returns the complete data to store. */
  readonly #whole: () => KeptDoor;
  readonly #onTurn: (isKept: boolean) => void;
  /** Whether the database is complete; if not, the next save writes everything. */
  #isKept: boolean;
  #isReported = true;
  #isOver = false;
  #saved: Promise<void> = Promise.resolve();

  /** `onTurn` is called when saving begins to fail, and when it works again. */
  constructor(
    database: DoorDatabase,
    {
      isKept,
      whole,
      onTurn,
    }: { isKept: boolean; whole(): KeptDoor; onTurn(isKept: boolean): void },
  ) {
    this.#database = database;
    this.#isKept = isKept;
    this.#whole = whole;
    this.#onTurn = onTurn;
  }

  get isKept(): boolean {
    return this.#isKept;
  }

  /** Resolves once all changes so far are written or have failed. */
  get saved(): Promise<void> {
    return this.#saved;
  }

  /** Resolves once the changes are written or have failed. */
  save(changes: KeptChanges = {}): Promise<void> {
    this.#saved = this.#saved.then(async () => {
      if (this.#isOver) return;
      try {
        await (this.#isKept ? this.#database.save(changes) : this.#database.replace(this.#whole()));
        this.#isKept = true;
      } catch {
        // The disk is probably full. The shift continues in memory, and its lines are still sent.
        this.#isKept = false;
      }
      if (this.#isKept !== this.#isReported) this.#onTurn(this.#isKept);
      this.#isReported = this.#isKept;
    });
    return this.#saved;
  }

  /** Stores only `rest`, or nothing, and ignores later saves. */
  end(rest: KeptDoor | null): Promise<void> {
    this.#isOver = true;
    this.#saved = this.#saved.then(() =>
      rest === null ? this.#database.forget() : this.#database.replace(rest),
    );
    return this.#saved;
  }
}
