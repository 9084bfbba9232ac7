import { randomInt, randomUUID } from "node:crypto";
import type { CollectionReference, DocumentReference, Timestamp } from "@google-cloud/firestore";
import { StoreUnavailableError } from "../../port/store.ts";
import { isOutdated } from "../connection/faults.ts";
import { wholeNumber } from "./whole-number.ts";

const MAX_NUMBER = 2 ** 48 - 1;
const MAX_TRIES = 5;
/** After so many shards that others took first, a server makes one. */
const MAX_TAKINGS = 2;
/** How many of the longest rested a server chooses from, so that many at once seldom meet at one. */
const LOOKED_AT = 10;
/** Value of `at` in a shard that its server has released. */
const RELEASED = 0;

/** A shard as this process last saw it. */
interface Held {
  readonly shard: DocumentReference;
  /** What this process calls itself there: another name each time it takes a shard. */
  readonly holder: string;
  readonly count: number;
  /** `null` while the shard does not exist. */
  readonly updateTime: Timestamp | null;
}

/** A server's own place to count in. One call at a time. */
export interface OwnShard {
  /**
   * Adds so many and resolves once that is durable. When it rejects, they may be counted or not; they
   * are never counted twice. Stops when `signal` does.
   */
  add(additions: number, signal: AbortSignal): Promise<void>;
  /** Leaves the shard to the next server that needs one. */
  release(): Promise<void>;
}

/**
 * A shard that no other server writes to meanwhile, so that none waits for another's writes: one that
 * has rested for `restMs`, or else a new one. Servers that come and go therefore leave no more shards
 * than were at work at once.
 *
 * What makes a repeated write harmless is that a write names the count that it leads to, not the
 * difference, and is refused unless the document is as this process last saw it: a second try, of
 * ours or of the library, finds that the first arrived. One that another server has taken cannot
 * show that, but a write that arrives keeps others from it for `restMs`, so one that is refused
 * sooner never arrived.
 */
export function ownShard(shards: CollectionReference, restMs: number): OwnShard {
  let held: Held | null = null;

  async function take(): Promise<Held> {
    // The ledger, which is in this collection too, has no such field.
    const longest = await shards.where("at", ">=", RELEASED).orderBy("at").limit(LOOKED_AT).get();
    const rested = longest.docs.filter(
      (shard) =>
        shard.get("at") === RELEASED ||
        longest.readTime.toMillis() - shard.updateTime.toMillis() >= restMs,
    );
    const chosen = rested[randomInt(Math.max(rested.length, 1))];
    if (chosen === undefined) return newShard();
    const { ref: shard, updateTime } = chosen;
    return { shard, holder: randomUUID(), count: wholeNumber(chosen, "count"), updateTime };
  }

  function newShard(): Held {
    const shard = shards.doc(String(randomInt(MAX_NUMBER)));
    return { shard, holder: randomUUID(), count: 0, updateTime: null };
  }

  /** What the shard holds then, also when it is not what was to be written; `null` when another has it. */
  async function write({ shard, holder, updateTime }: Held, count: number): Promise<Held | null> {
    const fields = { count, holder, at: Date.now() };
    try {
      const written = await (updateTime === null
        ? shard.create(fields)
        : shard.update(fields, { lastUpdateTime: updateTime }));
      return { shard, holder, count, updateTime: written.writeTime };
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const found = await shard.get();
      if (found.get("holder") !== holder) return null;
      const updated = found.updateTime ?? null;
      return { shard, holder, count: wholeNumber(found, "count"), updateTime: updated };
    }
  }

  return {
    add: async (additions, signal) => {
      const begun = Date.now();
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const place = held ?? (tries < MAX_TAKINGS ? await take() : newShard());
        signal.throwIfAborted();
        const count = place.count + additions;
        const now = await write(place, count);
        // The caller gave up meanwhile; the next addition finds out what has arrived.
        signal.throwIfAborted();
        held = now;
        if (now?.count === count) return;
        if (now === null && Date.now() - begun >= restMs) break;
      }
      throw new StoreUnavailableError("Other servers use this server's shard");
    },
    release: async () => {
      if (held?.updateTime == null) return;
      const { shard, updateTime } = held;
      held = null;
      await shard.update({ at: RELEASED }, { lastUpdateTime: updateTime });
    },
  };
}
