import type { DoorDatabase, StoredChanges, StoredDoor } from "./door-database.ts";

interface Options {
  /** Whether the database is complete; if not, the next save writes everything. */
  readonly isStored: boolean;
  readonly whole: () => StoredDoor;
  /** Called when saving begins to fail, and when it works again. */
  readonly onChange: (isStored: boolean) => void;
}

/** Writes changes to the database one after the other, and recovers after a failed write. */
export function writeQueue(database: DoorDatabase, { whole, onChange, ...begun }: Options) {
  let { isStored } = begun;
  let isReported = true;
  let isOver = false;
  let saved: Promise<void> = Promise.resolve();

  async function write(changes: StoredChanges): Promise<void> {
    if (isOver) return;
    try {
      const replace = () => database.replace(whole());
      // The database may have been lost with what it held.
      await (isStored ? database.save(changes).catch(replace) : replace());
      isStored = true;
    } catch {
      // The disk is probably full. The session continues in memory, and its lines are still sent.
      isStored = false;
    }
    if (isStored !== isReported) onChange(isStored);
    isReported = isStored;
  }

  return {
    isStored: () => isStored,
    /** Resolves once all changes so far are written or have failed. */
    saved: () => saved,
    /** Resolves once the changes are written or have failed. */
    save(changes: StoredChanges): Promise<void> {
      saved = saved.then(() => write(changes));
      return saved;
    },
    /** Stores only `rest`, or nothing, and ignores later saves; resolves with whether that was possible. */
    async end(rest: StoredDoor | null): Promise<boolean> {
      isOver = true;
      await saved;
      const ending = rest === null ? database.forget() : database.replace(rest);
      isStored = (await ending.catch(() => "full")) === undefined;
      return isStored;
    },
  };
}
