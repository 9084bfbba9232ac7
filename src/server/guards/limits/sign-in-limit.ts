import { clientNetwork } from "./client-network.ts";
import { TokenBucket, tokenBuckets } from "./token-bucket.ts";

/** Wrong keys and links of one address (or /64) at once. */
const PER_ADDRESS = 10;
/** One more is allowed after this time, in ms. */
const ADDRESS_REFILL_MS = 60_000;
/** Wrong keys and links of all addresses at once: some 8,700 on the first day. */
const IN_ALL = 100;
const ALL_REFILL_MS = 10_000;

/**
 * Limits wrong keys and links, in this process's memory. Calls with a session and personal links that
 * are right do not pass it, so that it locks none of them out.
 */
export class SignInLimit {
  readonly #all = new TokenBucket(IN_ALL, ALL_REFILL_MS);
  readonly #networks = tokenBuckets(PER_ADDRESS, ADDRESS_REFILL_MS);

  /** Seconds until the address may try again; 0 if it may now. */
  waitSeconds(address: string): number {
    const now = performance.now();
    const [own, all] = [this.#networks(clientNetwork(address)), this.#all];
    return Math.ceil(Math.max(own.msUntil(1, now), all.msUntil(1, now)) / 1000);
  }

  /** Counts a wrong key or link. */
  count(address: string): void {
    const now = performance.now();
    this.#networks(clientNetwork(address)).take(now);
    this.#all.take(now);
  }
}
