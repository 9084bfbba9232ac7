import { LRUCache } from "lru-cache";
import { clientNetwork } from "../../guards/limits/client-network.ts";
import { TokenBucket } from "../../guards/limits/token-bucket.ts";

/** Wrong keys and links of one address (or /64) at once. */
const PER_ADDRESS = 10;
/** One more is allowed after this time, in ms. */
const ADDRESS_REFILL_MS = 60_000;
/** Wrong keys and links of all addresses at once: some 8,700 on the first day. */
const IN_ALL = 100;
const ALL_REFILL_MS = 10_000;
/** The network that was idle longest is evicted; the limit of all bounds what that gains. */
const NETWORKS_KEPT = 5000;

/**
 * Limits wrong keys and links, in this process's memory. Calls with a session and personal links that
 * are right do not pass it, so that it locks none of them out.
 */
export class SignInLimit {
  readonly #all = new TokenBucket(IN_ALL, ALL_REFILL_MS);
  readonly #networks = new LRUCache<string, TokenBucket>({ max: NETWORKS_KEPT });

  /** Seconds until the address may try again; 0 if it may now. */
  waitSeconds(address: string): number {
    const now = performance.now();
    const waits = this.#bucketsOf(address).map((bucket) => bucket.msUntil(1, now));
    return Math.ceil(Math.max(...waits) / 1000);
  }

  /** Counts a wrong key or link. */
  count(address: string): void {
    const now = performance.now();
    for (const bucket of this.#bucketsOf(address)) bucket.take(now);
  }

  #bucketsOf(address: string): TokenBucket[] {
    const network = clientNetwork(address);
    const own = this.#networks.get(network) ?? new TokenBucket(PER_ADDRESS, ADDRESS_REFILL_MS);
    this.#networks.set(network, own);
    return [own, this.#all];
  }
}
