/*
 * A discrete-event model of visits counted in Firestore. What it assumes of Firestore is below and
 * was not measured: a document takes one write a second (Firestore's advice for sustained writes),
 * a write that comes sooner waits its turn, and a call takes a time drawn from a lognormal curve.
 */

/** Least time between two writes to one document, in ms. */
export const DOCUMENT_WRITE_MS = 1000;
/** Of one call within a region, in ms: half are quicker, and one in a hundred is 4 times slower. */
export const CALL_MEDIAN_MS = 25;
const CALL_SIGMA = 0.6;
/** After which a visit is answered with an error, in ms; as the store's. */
export const LIMIT_MS = 10_000;
/** Between two commits of one server, in ms; as the store's. */
const COMMIT_EVERY_MS = 1000;
/** Shards that one aggregation sums for the price of one read. */
const SUMMED_A_READ = 1000;
/** The counter's plain document and its ledger. */
const READS_A_TOTAL = 2;
const FOLD_EVERY_MS = 15_000;
const WRITES_A_FOLD = 2;

/** US dollars for one operation: US multi-region list price as of 2025. */
export const PRICE_A_READ = 0.06 / 100_000;
export const PRICE_A_WRITE = 0.18 / 100_000;

export interface Load {
  readonly servers: number;
  /** Of all servers together, a second. */
  readonly visits: number;
  /** What is simulated, in s. */
  readonly seconds: number;
}

export interface Way {
  readonly name: string;
  /** Whether a server adds the visits of a second together. */
  readonly grouped: boolean;
  /** Whether each server writes to a document of its own. */
  readonly sharded: boolean;
}

export interface Outcome {
  /** Of all visits, from 0 to 1. */
  readonly answered: number;
  /** To the document that is written to most, a second. */
  readonly writesToBusiest: number;
  /** From a visit's arrival to its answer, in ms, of those answered. */
  readonly p50: number;
  readonly p99: number;
  /** If the load lasts all day, in US dollars; without look-ups. */
  readonly costADay: number;
}

interface Commit {
  readonly server: number;
  readonly at: number;
  readonly arrivals: readonly number[];
}

/** Plays a load of visits that arrive by chance (Poisson) through one way of counting them. */
export function simulate({ servers, visits, seconds }: Load, way: Way, seed: number): Outcome {
  const chance = generator(seed);
  const free = new Map<number, number>();
  const writesTo = new Map<number, number>();
  const waits: number[] = [];
  let commits = 0;
  let arrived = 0;

  /** When the document is written; Infinity when the limit passes first. */
  function write(document: number, at: number): number {
    const turn = Math.max(at, free.get(document) ?? 0);
    if (turn - at > LIMIT_MS) return Number.POSITIVE_INFINITY;
    free.set(document, turn + DOCUMENT_WRITE_MS);
    writesTo.set(document, (writesTo.get(document) ?? 0) + 1);
    return turn + callTime(chance);
  }

  const perServer = Array.from({ length: servers }, () =>
    poissonTimes(chance, visits / servers, seconds),
  );
  for (const times of perServer) arrived += times.length;
  const pending = way.grouped ? groupedBy(perServer) : singly(perServer);
  for (let commit = pending.next(); commit !== null; commit = pending.next()) {
    const written = write(way.sharded ? commit.server : 0, commit.at);
    // The total is read by two calls at once.
    const ended = written + Math.max(callTime(chance), callTime(chance));
    pending.ended(commit, Math.min(ended, commit.at + LIMIT_MS));
    if (written === Number.POSITIVE_INFINITY) continue;
    commits += 1;
    for (const at of commit.arrivals) waits.push(ended - at);
  }

  waits.sort((a, b) => a - b);
  const shards = way.sharded ? servers : 0;
  const folds = way.sharded ? (seconds * 1000) / FOLD_EVERY_MS : 0;
  const readsATotal = way.sharded ? READS_A_TOTAL + Math.ceil(shards / SUMMED_A_READ) : 1;
  // Where writes queue up, the last of them come after the last visitor.
  const played = Math.max(seconds, ...[...free.values()].map((at) => at / 1000));
  const cost =
    (commits + folds * WRITES_A_FOLD) * PRICE_A_WRITE + commits * readsATotal * PRICE_A_READ;
  return {
    answered: waits.length / arrived,
    writesToBusiest: Math.max(0, ...writesTo.values()) / played,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    costADay: (cost / played) * 86_400,
  };
}

/** Commits in the order of time, each known only once what the ones before it led to is. */
interface Pending {
  next(): Commit | null;
  ended(commit: Commit, at: number): void;
}

function singly(perServer: readonly number[][]): Pending {
  const commits = perServer
    .flatMap((times, server) => times.map((at) => ({ server, at, arrivals: [at] })))
    .sort((a, b) => a.at - b.at);
  let index = 0;
  return { next: () => commits[index++] ?? null, ended: () => {} };
}

function groupedBy(perServer: readonly number[][]): Pending {
  const states = perServer.map((times) => ({ times, from: 0, ready: 0 }));
  const beginOf = ({ times, from, ready }: { times: number[]; from: number; ready: number }) =>
    Math.max(times[from] ?? Number.POSITIVE_INFINITY, ready);
  return {
    next: () => {
      const begins = states.map(beginOf);
      const at = begins.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
      const server = begins.indexOf(at);
      const state = states[server];
      if (at === Number.POSITIVE_INFINITY || state === undefined) return null;
      let to = state.from;
      while ((state.times[to] ?? Number.POSITIVE_INFINITY) <= at) to += 1;
      const arrivals = state.times.slice(state.from, to);
      state.from = to;
      return { server, at, arrivals };
    },
    ended: ({ server, at }, end) => {
      const state = states[server];
      if (state !== undefined) state.ready = Math.max(at + COMMIT_EVERY_MS, end);
    },
  };
}

function poissonTimes(chance: () => number, aSecond: number, seconds: number): number[] {
  const times: number[] = [];
  let at = 0;
  for (;;) {
    at += (-Math.log(1 - chance()) / aSecond) * 1000;
    if (at >= seconds * 1000) return times;
    times.push(at);
  }
}

function callTime(chance: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return CALL_MEDIAN_MS * Math.exp(CALL_SIGMA * normal);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The same numbers for the same seed on every machine (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
