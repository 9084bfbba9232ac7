import { randomInt } from "node:crypto";
import type { CollectionReference, Timestamp } from "@google-cloud/firestore";
import { StoreUnavailableError } from "../../port/store.ts";
import { isOutdated } from "../connection/faults.ts";
import { wholeNumber } from "./whole-number.ts";

const MAX_NUMBER = 2 ** 48 - 1;
const MAX_TRIES = 5;

/** What the shard is known to hold; `updateTime` is `null` while it does not exist. */
interface Held {
  readonly count: number;
  readonly updateTime: Timestamp | null;
}

/**
 * Adds so many and resolves once that is durable. When it rejects, they may be counted or not; they
 * are never counted twice. One call at a time; stops when `signal` does.
 */
export type AddToShard = (additions: number, signal: AbortSignal) => Promise<void>;

/**
 * A shard of its own for this process, under a number that is drawn once, so that no server waits
 * for another's writes. What makes a repeated write harmless is that a write names the count that
 * it leads to, not the difference, and is refused unless the document is as this process last saw
 * it: a second try, of ours or of the library, finds that the first arrived.
 */
export function ownShard(shards: CollectionReference): AddToShard {
  const shard = shards.doc(String(randomInt(MAX_NUMBER)));
  let held: Held = { count: 0, updateTime: null };

  async function read(): Promise<Held> {
    const document = await shard.get();
    return { count: wholeNumber(document, "count"), updateTime: document.updateTime ?? null };
  }

  /** What the shard holds then, also when it is not what was to be written. */
  async function write({ updateTime }: Held, count: number): Promise<Held> {
    try {
      const written = await (updateTime === null
        ? shard.create({ count })
        : shard.update({ count }, { lastUpdateTime: updateTime }));
      return { count, updateTime: written.writeTime };
    } catch (error) {
      if (!isOutdated(error)) throw error;
      return read();
    }
  }

  return async (additions, signal) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const count = held.count + additions;
      const now = await write(held, count);
      // The caller gave up meanwhile; the next addition finds out what has arrived.
      signal.throwIfAborted();
      held = now;
      if (now.count === count) return;
    }
    throw new StoreUnavailableError("Another writer uses this server's shard");
  };
}
