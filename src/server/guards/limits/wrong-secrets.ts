import { LRUCache } from "lru-cache";
import { clientNetworks } from "./client-network.ts";
import { TokenBucket } from "./token-bucket.ts";

/** Wrong secrets of one network at once: a classroom of helpers with last year's link. */
const AT_ONCE = 30;
/** One more may be tried after so long. */
const EVERY_MS = 60_000;
/** As of look-ups: new addresses without end cannot fill the memory. */
const NETWORKS_KEPT = 5_000;

/**
 * Keeps a client from asking the store about one wrong secret after another: a secret cannot be
 * guessed, it is the store that is spared.
 */
export class WrongSecrets {
  readonly #buckets = new LRUCache<string, TokenBucket>({ max: NETWORKS_KEPT });

  /** In how many seconds a client may try another secret; 0 is now. */
  waitSeconds(address: string): number {
    const [network] = clientNetworks(address);
    const wait = this.#buckets.get(network)?.msUntil(1, performance.now()) ?? 0;
    return Math.ceil(wait / 1000);
  }

  countWrong(address: string): void {
    const [network] = clientNetworks(address);
    const bucket = this.#buckets.get(network) ?? new TokenBucket(AT_ONCE, EVERY_MS);
    bucket.take(performance.now());
    this.#buckets.set(network, bucket);
  }
}
