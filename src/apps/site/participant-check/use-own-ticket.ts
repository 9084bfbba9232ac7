import { useEffect, useState } from "react";
import { retriable } from "../browser/retriable.ts";
import type { SavedFor, SavedTicket } from "./own-ticket/saved-tickets.ts";
import { savedTicketsKey } from "./own-ticket/saved-tickets-key.ts";

export type OwnTicket = typeof import("./own-ticket/own-ticket.ts");

const load = retriable(() => import("./own-ticket/own-ticket.ts"));

/** What one can do with an answer, once it is loaded, and the tickets saved on this phone. */
export function useOwnTicket(event: SavedFor) {
  const [own, setOwn] = useState<OwnTicket | null>(null);
  const [tickets, setTickets] = useState<readonly SavedTicket[]>([]);

  /** An answer stands without it. */
  function fetchOwn() {
    load().then(setOwn, () => {});
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    try {
      if (localStorage.getItem(savedTicketsKey) !== null) fetchOwn();
    } catch {
      // A browser that keeps nothing.
    }
  }, []);

  function readAgain() {
    setTickets(own?.readTickets(event, Date.now()) ?? []);
    // Without an answer they stay until the next visit.
    own?.forgetWhenOver(event.ends).catch(() => {});
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is the page's
  useEffect(readAgain, [own]);

  return { own, tickets, fetchOwn, readAgain };
}
