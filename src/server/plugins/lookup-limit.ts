import { clientNetwork } from "./client-network.ts";
import { createWindowCounter } from "./window-counter.ts";

/** How many carnets that are not registered one address may ask for in one window. */
export const MISSES_ALLOWED = 30;
export const WINDOW_SECONDS = 600;

/**
 * Keeps anybody from finding out by trial who is registered. Only misses count, so that a laboratory
 * full of registered students behind one address gets in. An address that used up its misses gets no
 * answer at all until its window ends: answering those who are registered would tell the others apart.
 *
 * Each method takes the address of a visitor and returns the seconds until it may ask again, or
 * `null` while it may.
 */
export interface LookupLimit {
  wait(address: string): number | null;
  /** Counts one miss; the wait that it returns says whether the miss itself may be told. */
  countMiss(address: string): number | null;
}

/** A limit kept in this process's memory. */
export function createLookupLimit(): LookupLimit {
  const misses = createWindowCounter(WINDOW_SECONDS);
  return {
    wait: (address) => {
      const network = clientNetwork(address);
      return misses.count(network) >= MISSES_ALLOWED ? misses.secondsLeft(network) : null;
    },
    countMiss: (address) => {
      const network = clientNetwork(address);
      return misses.add(network, 1) > MISSES_ALLOWED ? misses.secondsLeft(network) : null;
    },
  };
}
