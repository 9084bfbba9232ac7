import { LRUCache } from "lru-cache";
import { clientNetworks } from "./client-network.ts";
import { TokenBucket } from "./token-bucket.ts";
import { TriedCarnets } from "./tried-carnets.ts";

/** A classroom of 200 of whom 15 % mistype, and some room. */
export const LOOKUPS_PER_ADDRESS = 300;
/** The venue's addresses together may try so many times as many as one address. */
export const VENUE_FACTOR = 10;
/** An address that used up all its look-ups has them back after so long: for 300, 20 an hour. */
const REFILL_MS = 15 * 3600 * 1000;
/** What an address (or /64), a /56 and a /48 may try, in multiples of one address. */
const NETWORK_FACTORS = [1, 2, 4];

/**
 * The first carnets of a network in a day do not count against the shared bucket, so that no crowd and
 * no attacker elsewhere keeps a student out. The same multiples apply.
 */
export const FREE_PER_DAY = 10;
const DAY_MS = 24 * 3600 * 1000;
/** The shared bucket holds ten tries for each person on the list, within these multiples of one address. */
const SHARED_PER_PERSON = 10;
const SHARED_LEAST = 5;
const SHARED_MOST = 133;
/** It refills so many times faster than one address: for 300, one each second. */
const SHARED_SPEED = 180;
/** So many refused carnets of one network hold a reservation at a time. */
const RESERVATIONS = 3;
/** How long a reservation is kept at least once its time has come. */
const RESERVED_MS = 60_000;
/**
 * The network that was idle longest is forgotten, so that ever new addresses cannot fill the memory.
 * What that gains an attacker is bounded by the shared bucket.
 */
const NETWORKS_KEPT = 5_000;

export type LookupAdmission =
  | { readonly kind: "admitted" }
  /** The client's own network has tried too many carnets. */
  | { readonly kind: "limited"; readonly retrySeconds: number }
  /** All networks together have tried too many. */
  | { readonly kind: "busy"; readonly retrySeconds: number };

/**
 * Keeps the list from being walked: counts the distinct carnets that a network has tried, found or not.
 * A carnet that the same network has tried before costs nothing. It counts before the store is asked,
 * so that a burst learns no more than single requests do.
 */
export type LookupLimit = (address: string, carnet: string) => LookupAdmission;

export interface LookupLimitOptions {
  /** Distinct carnets that one address may try at once. */
  readonly perAddress: number;
  readonly isVenue: (address: string) => boolean;
  /** How many people are on the list, as far as known. */
  readonly listSize: () => number;
  /** Called when a network tries neighbouring numbers most of the time, once for each network. */
  readonly onSequence: () => void;
  /** Called when look-ups begin to be refused because all networks together tried too many. */
  readonly onBusy: () => void;
}

/** What is remembered of one client's network. */
interface Client {
  readonly tried: TriedCarnets;
  reported: boolean;
}

/** A refused carnet whose tokens are taken already: from `at` on it is admitted. */
interface Reservation {
  readonly kind: "limited" | "busy";
  readonly at: number;
}

/** A limit kept in this process's memory. */
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

  /** Takes one of the networks' free tries of the day; whether each had one. */
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
    // The tokens are taken in advance, so that the wait that is told is true whoever else asks.
    if (makeRoom(reserved, now)) {
      for (const bucket of all) bucket.take(now);
      reservations.set(widest, reserved.set(carnet, reservation));
    }
    return refusal(reservation, now);
  };
}

// Steady, whatever happens to the machine's clock.
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

/** Whether one more reservation fits; the oldest gives way when nobody has come for it. */
function makeRoom(reserved: Map<string, Reservation>, now: number): boolean {
  if (reserved.size < RESERVATIONS) return true;
  for (const [carnet, { at }] of reserved)
    return at + RESERVED_MS <= now && reserved.delete(carnet);
  return true;
}

function refusal({ kind, at }: Reservation, now: number): LookupAdmission {
  return { kind, retrySeconds: Math.max(1, Math.ceil((at - now) / 1000)) };
}
