import { LRUCache } from "lru-cache";
import { clientNetwork } from "./client-network.ts";

/** A campus may have one address: decision 0010. */
export const VISITS_PER_ADDRESS = 480;
const WINDOW_MS = 86_400_000;
/**
 * More networks than a university's students use within a day. The network that was idle longest is
 * evicted, so that an attacker with ever new addresses cannot fill the memory.
 */
const NETWORKS_KEPT = 20_000;

/**
 * Limits how much a script without cookies can raise the counter: one network adds at most `perDay`
 * visits a day, at any pace. Addresses stay in this process's memory for that day only.
 */
export class VisitLimit {
  readonly #perDay: number;
  // A network's day begins with its first visit.
  readonly #additions = new LRUCache<string, number>({
    max: NETWORKS_KEPT,
    ttl: WINDOW_MS,
    noUpdateTTL: true,
  });

  constructor(perDay: number) {
    this.#perDay = perDay;
  }

  /** Takes one visit from the network's limit; returns `false` if none is left. */
  take(address: string): boolean {
    const network = clientNetwork(address);
    const added = this.#additions.get(network) ?? 0;
    if (added >= this.#perDay) return false;
    this.#additions.set(network, added + 1);
    return true;
  }

  /** Returns a visit that could not be stored. */
  giveBack(address: string): void {
    const network = clientNetwork(address);
    const added = this.#additions.get(network) ?? 0;
    if (added > 0) this.#additions.set(network, added - 1);
  }
}
