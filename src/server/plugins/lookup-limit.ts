import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientNetwork } from "./client-network.ts";

/** How many carnets that are not registered one address may ask for in one window. */
export const MISSES_ALLOWED = 30;
export const WINDOW_SECONDS = 600;

/**
 * Keeps anybody from finding out by trial who is registered. Only misses count, so that a laboratory
 * full of registered students behind one address gets in. An address that used up its misses gets no
 * answer at all until its window ends: answering those who are registered would tell the others apart.
 *
 * Each method takes the address of a visitor and resolves with the seconds until it may ask again,
 * or `null` while it may.
 */
export interface LookupLimit {
  wait(address: string): Promise<number | null>;
  /** Counts one miss; the wait that it resolves with says whether the miss itself may be told. */
  countMiss(address: string): Promise<number | null>;
}

/** A limit kept in this process's memory. */
export function createLookupLimit(): LookupLimit {
  const misses = new RateLimiterMemory({ points: MISSES_ALLOWED, duration: WINDOW_SECONDS });
  return {
    wait: async (address) => {
      const spent = await misses.get(clientNetwork(address));
      return spent !== null && spent.consumedPoints >= MISSES_ALLOWED ? seconds(spent) : null;
    },
    countMiss: async (address) => {
      const spent = await misses.penalty(clientNetwork(address));
      return spent.consumedPoints > MISSES_ALLOWED ? seconds(spent) : null;
    },
  };
}

/** Never more than the window, even where the machine's clock was set back within it. */
function seconds({ msBeforeNext }: { readonly msBeforeNext: number }): number {
  return Math.min(Math.max(1, Math.ceil(msBeforeNext / 1000)), WINDOW_SECONDS);
}
