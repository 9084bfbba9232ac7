import { LRUCache } from "lru-cache";
import { clientNetworks } from "./client-network.ts";
import { TokenBucket } from "./token-bucket.ts";
import { TriedCarnets } from "./tried-carnets.ts";

/** A classroom of 200 of whom 15 % mistype, and some room. */
export const LOOKUPS_PER_ADDRESS = 300;
/** The venue's addresses may try so many times as many. */
export const VENUE_FACTOR = 10;
/** After so long an address that used up all its look-ups has them back: for 300, 20 an hour. */
const REFILL_MS = 15 * 3600 * 1000;
/** What an address (or /64), a /56 and a /48 may try, in times of one address. */
const NETWORK_FACTORS = [1, 2, 4];
/** What all addresses may try together: for 300 of one address 1,500 at once … */
const ALL_FACTOR = 5;
/** … and so many times faster than one address: 3,600 an hour. */
const ALL_SPEED = 180;
/** After so many misses a network is the first to be refused when all are busy. */
const MISSES_COUNTED = 30;
const MISS_FORGOTTEN_MS = 2 * 60 * 1000;
/** The part of what all may try that is out of reach for such a network. */
const RESERVED_PART = 0.2;
/**
 * The network that was idle longest is forgotten, so that ever new addresses cannot fill the memory.
 * What that gains an attacker is bounded by what all addresses may try together.
 */
const NETWORKS_KEPT = 5_000;

export type LookupAdmission =
  /**
   * Call `countMiss` when the look-up finds nobody. Under load, networks with many misses are refused
   * first.
   */
  | { readonly kind: "admitted"; countMiss(): void }
  /** The client's own network has tried too many carnets. */
  | { readonly kind: "limited"; readonly retrySeconds: number }
  /** All addresses together have tried too many. */
  | { readonly kind: "busy"; readonly retrySeconds: number };

/**
 * Keeps the list from being walked: counts the different carnets that a network has tried, found or
 * not. A carnet that the same network has tried before costs nothing. It counts before the store is
 * asked, so that a burst learns no more than single requests do.
 */
export type LookupLimit = (address: string, carnet: string) => LookupAdmission;

export interface LookupLimitOptions {
  /** Different carnets that one address may try at once. */
  readonly perAddress: number;
  readonly isVenue: (address: string) => boolean;
  /** Called when a network tries neighbouring numbers most of the time, once for each network. */
  readonly onSequence: () => void;
  /** Called when look-ups begin to be refused because all addresses together tried too many. */
  readonly onBusy: () => void;
}

/** What is remembered of one client's network. */
interface Client {
  readonly tried: TriedCarnets;
  /** One token is taken for each miss of late. */
  readonly misses: TokenBucket;
  reported: boolean;
}

/** A limit kept in this process's memory. */
export function createLookupLimit(options: LookupLimitOptions): LookupLimit {
  const { perAddress, isVenue, onSequence, onBusy } = options;
  const clients = new LRUCache<string, Client>(keptWhileUsed);
  const buckets = new LRUCache<string, TokenBucket>(keptWhileUsed);
  const all = new TokenBucket(perAddress * ALL_FACTOR, REFILL_MS / perAddress / ALL_SPEED);
  const reservedPerMiss = (perAddress * ALL_FACTOR * RESERVED_PART) / MISSES_COUNTED;
  let busy = false;

  /** The buckets that a try from `address` takes from, by network. */
  function bucketsOf(address: string, networks: readonly string[]): [string, TokenBucket][] {
    const share = perAddress * (isVenue(address) ? VENUE_FACTOR : 1);
    return networks.map((network, index) => {
      const size = share * (NETWORK_FACTORS[index] ?? 1);
      return [network, buckets.get(network) ?? new TokenBucket(size, REFILL_MS / size)];
    });
  }

  return (address, carnet) => {
    const networks = clientNetworks(address);
    const [own] = networks;
    const client = clients.get(own) ?? createClient(perAddress * VENUE_FACTOR);
    const admitted: LookupAdmission = {
      kind: "admitted",
      countMiss: () => client.misses.take(performance.now()),
    };
    if (client.tried.has(carnet)) return admitted;
    const now = performance.now();

    const taken = bucketsOf(address, networks);
    const wait = Math.max(...taken.map(([, bucket]) => bucket.msUntil(1, now)));
    if (wait > 0) return { kind: "limited", retrySeconds: seconds(wait) };

    const reserved = reservedPerMiss * Math.min(client.misses.taken(now), MISSES_COUNTED);
    const allWait = all.msUntil(1 + reserved, now);
    if (allWait > 0) {
      if (!busy) onBusy();
      busy = true;
      return { kind: "busy", retrySeconds: seconds(allWait) };
    }
    if (all.left(now) > perAddress) busy = false;

    all.take(now);
    for (const [network, bucket] of taken) {
      bucket.take(now);
      buckets.set(network, bucket);
    }
    client.tried.add(carnet);
    clients.set(own, client);
    if (client.tried.walksSequence && !client.reported) {
      client.reported = true;
      onSequence();
    }
    return admitted;
  };
}

const keptWhileUsed = {
  max: NETWORKS_KEPT,
  ttl: REFILL_MS,
  updateAgeOnGet: true,
  // Steady, whatever happens to the machine's clock.
  perf: { now: () => performance.now() },
};

function createClient(remembered: number): Client {
  return {
    tried: new TriedCarnets(remembered),
    misses: new TokenBucket(MISSES_COUNTED, MISS_FORGOTTEN_MS),
    reported: false,
  };
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
