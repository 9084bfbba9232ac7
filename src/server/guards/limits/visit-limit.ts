import { LRUCache } from "lru-cache";
import { clientNetworks } from "./client-network.ts";

const WINDOW_MS = 86_400_000;
/**
 * More networks than a university's students come from within a day. With these, an attacker from
 * ever new addresses cannot fill the memory: the network that was idle longest is forgotten.
 */
const NETWORKS_KEPT = 20_000;

/**
 * Keeps a script that drops its cookie from raising the counter: one network adds `perDay` visits a
 * day and no more. All may come at once, as on a campus. Networks are known for that day, in this
 * process's memory alone.
 */
export class VisitLimit {
  readonly #perDay: number;
  // A network's day begins with its first addition.
  readonly #additions = new LRUCache<string, number>({
    max: NETWORKS_KEPT,
    ttl: WINDOW_MS,
    noUpdateTTL: true,
    // Steady, whatever happens to the machine's clock.
    perf: { now: () => performance.now() },
  });

  constructor(perDay: number) {
    this.#perDay = perDay;
  }

  /** Takes one addition from what the visitor's network has left; whether there was one. */
  take(address: string): boolean {
    const [network] = clientNetworks(address);
    const added = this.#additions.get(network) ?? 0;
    if (added >= this.#perDay) return false;
    this.#additions.set(network, added + 1);
    return true;
  }

  /** Gives back an addition that could not be made. */
  giveBack(address: string): void {
    const [network] = clientNetworks(address);
    const added = this.#additions.get(network) ?? 0;
    if (added > 0) this.#additions.set(network, added - 1);
  }
}
