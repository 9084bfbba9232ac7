import { LRUCache } from "lru-cache";
import { clientNetwork } from "./client-network.ts";
import { TokenBucket } from "./token-bucket.ts";

/** The network that was idle longest is evicted, so that new addresses cannot fill the memory. */
const NETWORKS_KEPT = 5000;

/** A token bucket for each client's network. */
export class NetworkBuckets {
  readonly #size: number;
  readonly #everyMs: number;
  readonly #buckets = new LRUCache<string, TokenBucket>({ max: NETWORKS_KEPT });

  /** Each network may do `size` things at once, and one more every `everyMs`. */
  constructor(size: number, everyMs: number) {
    this.#size = size;
    this.#everyMs = everyMs;
  }

  at(address: string): TokenBucket {
    const network = clientNetwork(address);
    const bucket = this.#buckets.get(network) ?? new TokenBucket(this.#size, this.#everyMs);
    this.#buckets.set(network, bucket);
    return bucket;
  }
}
