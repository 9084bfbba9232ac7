import { LRUCache } from "lru-cache";
import { clientNetworks } from "./client-network.ts";
import { TokenBucket } from "./token-bucket.ts";
import { TriedCarnets } from "./tried-carnets.ts";

/** Enough for a classroom of 200, of whom 15 % mistype. */
export const LOOKUPS_PER_ADDRESS = 300;
/** The venue's addresses together have this multiple of one address's limit. */
const VENUE_FACTOR = 10;
/** The time in which an exhausted limit refills: 300 in 15 hours are 20 an hour. */
const REFILL_MS = 15 * 3600 * 1000;
/** The limits of an address (or /64), a /56 and a /48, in multiples of one address. */
const NETWORK_FACTORS = [1, 2, 4];

/**
 * The first carnets of a network in a day do not draw on the shared bucket, so that neither a crowd
 * nor an attacker elsewhere locks a student out. Wider networks have the same multiples.
 */
export const FREE_PER_DAY = 10;
const DAY_MS = 24 * 3600 * 1000;
/**
 * Decision 0013 has the reasons of these figures. The shared bucket has ten tries for each person on
 * the list, within these multiples of one address's limit.
 */
const SHARED_PER_PERSON = 10;
const SHARED_LEAST = 5;
const SHARED_MOST = 133;
/** The shared bucket refills this many times faster than one address: for 300, one try a second. */
const SHARED_SPEED = 180;
/** The most reservations of one network at a time. */
const RESERVATIONS = 3;
/** The minimum time for which a reservation can be used. */
const RESERVED_MS = 60_000;
/**
 * The network that was idle longest is evicted, so that new addresses cannot fill the memory. The
 * shared bucket bounds what an attacker gains by that.
 */
const NETWORKS_KEPT = 5_000;

export type LookupAdmission =
  | { readonly kind: "admitted" }
  /** The client's own network has tried too many carnets. */
  | { readonly kind: "limited"; readonly retrySeconds: number }
  /** All networks together have tried too many. */
  | { readonly kind: "busy"; readonly retrySeconds: number };

/**
 * Decides whether an address may look up a carnet. It counts the distinct carnets of each network,
 * found or not; a repeated carnet is free. It runs before the query, so that a burst learns no more
 * than single requests do.
 */
export type LookupLimit = (address: string, carnet: string) => LookupAdmission;

export interface LookupLimitOptions {
  /** Distinct carnets that one address may try at once. */
  readonly perAddress: number;
  readonly isVenue: (address: string) => boolean;
  /** The number of people on the list, as far as known. */
  readonly listSize: () => number;
  /** Called once per network, when most of its carnets are neighbouring numbers. */
  readonly onSequence: () => void;
  /** Called when look-ups begin to be refused because the shared bucket is empty. */
  readonly onBusy: () => void;
}

/** The state of one client's network. */
interface Client {
  readonly tried: TriedCarnets;
  reported: boolean;
}

/** A refused carnet whose tokens are already taken; it is admitted from `at` on. */
interface Reservation {
  readonly kind: "limited" | "busy";
  readonly at: number;
}

/** Creates a limit in this process's memory. */
export function createLookupLimit(options: LookupLimitOptions): LookupLimit {
  const { perAddress, isVenue, listSize, onSequence, onBusy } = options;
  const clients = new LRUCache<string, Client>(keptWhileUsed);
  const buckets = new LRUCache<string, TokenBucket>(keptWhileUsed);
  const freeUsed = new LRUCache<string, number>(keptForADay);
  const reservations = new LRUCache<string, Map<string, Reservation>>(keptWhileUsed);
  const venueSize = perAddress * VENUE_FACTOR;
  const venue = new TokenBucket(venueSize, REFILL_MS / venueSize);
  const shared = new TokenBucket(perAddress * SHARED_LEAST, REFILL_MS / perAddress / SHARED_SPEED);
  let busy = false;

  function bucketOf(network: string, index: number): TokenBucket {
    const size = perAddress * factorOf(index);
    const bucket = buckets.get(network) ?? new TokenBucket(size, REFILL_MS / size);
    buckets.set(network, bucket);
    return bucket;
  }

  /** Takes one of each network's free tries of the day; returns `false` if one of them has none. */
  function takeFree(networks: readonly string[]): boolean {
    const used = networks.map((network) => freeUsed.get(network) ?? 0);
    if (used.some((count, index) => count >= FREE_PER_DAY * factorOf(index))) return false;
    networks.forEach((network, index) => void freeUsed.set(network, (used[index] ?? 0) + 1));
    return true;
  }

  function growWithList(): void {
    const [least, most] = [perAddress * SHARED_LEAST, perAddress * SHARED_MOST];
    shared.size = Math.min(Math.max(listSize() * SHARED_PER_PERSON, least), most);
  }

  function admit(client: Client, carnet: string): LookupAdmission {
    client.tried.add(carnet);
    if (client.tried.walksSequence && !client.reported) {
      client.reported = true;
      onSequence();
    }
    return { kind: "admitted" };
  }

  return (address, carnet) => {
    const networks = clientNetworks(address);
    const client = clients.get(networks[0]) ?? newClient(venueSize);
    clients.set(networks[0], client);
    if (client.tried.has(carnet)) return { kind: "admitted" };

    const now = performance.now();
    const widest = networks.at(-1) ?? networks[0];
    const reserved = reservations.get(widest) ?? new Map<string, Reservation>();
    const own = reserved.get(carnet);
    if (own !== undefined) {
      if (own.at > now) return refusal(own, now);
      reserved.delete(carnet);
      return admit(client, carnet);
    }

    const narrow = isVenue(address) ? [venue] : networks.map(bucketOf);
    const all = isVenue(address) || takeFree(networks) ? narrow : [...narrow, shared];
    growWithList();
    if (shared.msUntil(perAddress, now) === 0) busy = false;
    const wait = longestWait(all, now);
    if (wait === 0) {
      for (const bucket of all) bucket.take(now);
      return admit(client, carnet);
    }

    const kind = longestWait(narrow, now) > 0 ? "limited" : "busy";
    if (kind === "busy" && !busy) {
      busy = true;
      onBusy();
    }
    const reservation = { kind, at: now + wait } as const;
    // Taking the tokens in advance makes `Retry-After` exact, whoever else sends requests.
    if (makeRoom(reserved, now)) {
      for (const bucket of all) bucket.take(now);
      reservations.set(widest, reserved.set(carnet, reservation));
    }
    return refusal(reservation, now);
  };
}

// A monotonic clock, which does not follow changes of the machine's time.
const steady = { max: NETWORKS_KEPT, perf: { now: () => performance.now() } };
const keptWhileUsed = { ...steady, ttl: REFILL_MS, updateAgeOnGet: true };
const keptForADay = { ...steady, ttl: DAY_MS, noUpdateTTL: true };

function factorOf(index: number): number {
  return NETWORK_FACTORS[index] ?? 1;
}

function newClient(remembered: number): Client {
  return { tried: new TriedCarnets(remembered), reported: false };
}

function longestWait(buckets: readonly TokenBucket[], now: number): number {
  return Math.max(...buckets.map((bucket) => bucket.msUntil(1, now)));
}

/**
 * Whether there is room for another reservation; the oldest is evicted if it was not used in time.
 */
function makeRoom(reserved: Map<string, Reservation>, now: number): boolean {
  if (reserved.size < RESERVATIONS) return true;
  for (const [carnet, { at }] of reserved)
    return at + RESERVED_MS <= now && reserved.delete(carnet);
  return true;
}

function refusal({ kind, at }: Reservation, now: number): LookupAdmission {
  return { kind, retrySeconds: Math.max(1, Math.ceil((at - now) / 1000)) };
}
