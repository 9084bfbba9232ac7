import { TokenBucket } from "./token-bucket.ts";

/** The lines that an offline door records in a day. */
const AT_ONCE = 3000;
/** The refill interval in ms; faster than anybody scans all day. */
const EVERY_MS = 500;

/** Limits the events of each door, so that a leaked link cannot flood the log. */
export class DoorLimit {
  readonly #buckets = new Map<string, TokenBucket>();

  /**
   * Counts the events of a call, or returns how many seconds the door has to wait; 0 if they are
   * accepted.
   */
  waitSeconds(door: string, events: number): number {
    const bucket = this.#buckets.get(door) ?? new TokenBucket(AT_ONCE, EVERY_MS);
    this.#buckets.set(door, bucket);
    return bucket.takeOrWait(events);
  }
}
