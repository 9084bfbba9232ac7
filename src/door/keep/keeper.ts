import type { DoorDatabase, KeptChanges } from "./door-database.ts";

/** Saves changes in the order in which they come. */
export class Keeper {
  readonly #database: DoorDatabase;
  readonly #onFailure: () => void;
  #saved: Promise<void> = Promise.resolve();

  /** `onFailure` is called for each change that the phone does not keep. */
  constructor(database: DoorDatabase, onFailure: () => void) {
    this.#database = database;
    this.#onFailure = onFailure;
  }

  /** Resolves once all changes so far are kept, or have failed. */
  get saved(): Promise<void> {
    return this.#saved;
  }

  /** Resolves once the changes are kept, or have failed. */
  save(changes: KeptChanges): Promise<void> {
    const saving = this.#database.save(changes).catch(this.#onFailure);
    // The database ends one change before the next.
    this.#saved = saving;
    return saving;
  }

  forget(): Promise<void> {
    return this.#database.forget();
  }
}
