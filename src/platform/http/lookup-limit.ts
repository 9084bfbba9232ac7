import { LRUCache } from "lru-cache";
import { clientNetwork } from "./client-network.ts";
import { TokenBucket } from "./token-bucket.ts";

/** 750 students behind one of a venue's four addresses try 860 carnets if 15 % of them mistype once. */
export const LOOKUPS_PER_ADDRESS = 1000;
/** The venue's addresses together have this multiple of one address's limit. */
const VENUE_FACTOR = 10;
/** An IPv6 /48 has this multiple, because it may be one subscriber's or a whole carrier's. */
const IPV6_FACTOR = 4;
/** The time in which an exhausted limit refills: 1,000 in 50 hours are 20 an hour. */
const REFILL_MS = 50 * 3600 * 1000;
/** So many of a network a day draw on no shared bucket, so that no crowd elsewhere locks a student out. */
const OWN_PER_DAY = 10;
const DAY_MS = 24 * 3600 * 1000;
/** All networks share this multiple: enough for 3,000 students beside 50 attackers who exhaust their own limits. */
const SHARED_FACTOR = 58;
/** The shared bucket refills this many times faster than one address: more than 50 attackers use up. */
const SHARED_SPEED = 90;
/** The network that was idle longest is evicted, so that new addresses cannot fill the memory. */
const NETWORKS_KEPT = 5_000;

type LookupAdmission =
  | { readonly kind: "admitted" }
  | { readonly kind: "limited" | "busy"; readonly retrySeconds: number };

/** Admits by distinct carnets of a network, found or not, before the query; a repeated carnet is free. */
export type LookupLimit = (address: string, carnet: string) => LookupAdmission;

interface Client {
  readonly tried: Set<string>;
  readonly bucket: TokenBucket;
  /** The first carnets of a day, which do not draw on the shared bucket. */
  readonly ownToday: TokenBucket;
}

/** Creates a limit in this process's memory; `perAddress` is how many distinct carnets one may try at once. */
export function createLookupLimit(
  perAddress: number,
  isVenue: (address: string) => boolean,
): LookupLimit {
  const clients = new LRUCache<string, Client>({
    max: NETWORKS_KEPT,
    memoMethod: (network) => {
      const factor = network.endsWith("/48") ? IPV6_FACTOR : 1;
      return newClient(perAddress * factor, OWN_PER_DAY * factor);
    },
  });
  const mostRemembered = perAddress * VENUE_FACTOR;
  const venue = newClient(mostRemembered, mostRemembered * 2);
  const shared = new TokenBucket(perAddress * SHARED_FACTOR, REFILL_MS / perAddress / SHARED_SPEED);

  return (address, carnet) => {
    const client = isVenue(address) ? venue : clients.memo(clientNetwork(address, 48));
    const { tried, bucket, ownToday } = client;
    if (tried.has(carnet)) return { kind: "admitted" };
    const now = performance.now();
    const ownWait = bucket.msUntil(1, now);
    if (ownWait > 0) return { kind: "limited", retrySeconds: secondsOf(ownWait) };
    const drawnOn = ownToday.msUntil(1, now) === 0 ? ownToday : shared;
    const sharedWait = drawnOn.msUntil(1, now);
    if (sharedWait > 0) return { kind: "busy", retrySeconds: secondsOf(sharedWait) };
    bucket.take(now);
    drawnOn.take(now);
    tried.add(carnet);
    const [oldest = ""] = tried;
    if (tried.size > mostRemembered) tried.delete(oldest);
    return { kind: "admitted" };
  };
}

function newClient(size: number, ownPerDay: number): Client {
  return {
    tried: new Set(),
    bucket: new TokenBucket(size, REFILL_MS / size),
    ownToday: new TokenBucket(ownPerDay, DAY_MS / ownPerDay),
  };
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
