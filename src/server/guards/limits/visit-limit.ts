import { LRUCache } from "lru-cache";
import { clientNetworks } from "./client-network.ts";

const WINDOW_MS = 3_600_000;
/**
 * More networks than a university's students come from within an hour. With these, an attacker from
 * ever new addresses cannot fill the memory: the network that was idle longest is forgotten.
 */
const NETWORKS_KEPT = 20_000;

/**
 * Keeps a script that drops its cookie from raising the counter: one network adds a number of visits
 * an hour and no more. Networks are known for that hour, in memory alone.
 */
export interface VisitLimit {
  /** Takes one addition from what the visitor's network has left; whether there was one. */
  take(address: string): boolean;
  /** Gives back an addition that could not be made. */
  giveBack(address: string): void;
}

/** A limit of `perHour` additions, kept in this process's memory. */
export function createVisitLimit(perHour: number): VisitLimit {
  // A network's hour begins with its first addition.
  const additions = new LRUCache<string, number>({
    max: NETWORKS_KEPT,
    ttl: WINDOW_MS,
    noUpdateTTL: true,
    // Steady, whatever happens to the machine's clock.
    perf: { now: () => performance.now() },
  });
  return {
    take(address) {
      const [network] = clientNetworks(address);
      const added = additions.get(network) ?? 0;
      if (added >= perHour) return false;
      additions.set(network, added + 1);
      return true;
    },
    giveBack(address) {
      const [network] = clientNetworks(address);
      const added = additions.get(network) ?? 0;
      if (added > 0) additions.set(network, added - 1);
    },
  };
}
