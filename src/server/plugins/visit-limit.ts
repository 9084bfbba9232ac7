import { clientNetwork } from "./client-network.ts";
import { createWindowCounter } from "./window-counter.ts";

const WINDOW_SECONDS = 3600;

/**
 * Keeps a script that drops its cookie from raising the counter: one network adds a number of visits
 * an hour and no more. Networks are known for that hour, in memory alone.
 */
export interface VisitLimit {
  /** Takes one addition from what the visitor's network has left, and tells whether there was one. */
  take(address: string): boolean;
  /** Gives back an addition that could not be made. */
  giveBack(address: string): void;
}

/** A limit of `perHour` additions, kept in this process's memory. */
export function createVisitLimit(perHour: number): VisitLimit {
  const additions = createWindowCounter(WINDOW_SECONDS);
  return {
    take: (address) => additions.add(clientNetwork(address), 1) <= perHour,
    giveBack: (address) => {
      additions.add(clientNetwork(address), -1);
    },
  };
}
