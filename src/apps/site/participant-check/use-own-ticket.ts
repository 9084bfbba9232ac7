import { useEffect, useState } from "react";
import { retriable } from "../loading/retriable.ts";
import { pageNow } from "../phase/page-clock.ts";
import type { SavedFor, SavedTicket } from "./own-ticket/saved-tickets.ts";
import { savedTicketsKey } from "./own-ticket/saved-tickets-key.ts";

export type OwnTicket = typeof import("./own-ticket/own-ticket.ts");

const load = retriable(() => import("./own-ticket/own-ticket.ts"));

/** The actions on an answer, once loaded, and the tickets saved on this phone. */
export function useOwnTicket(event: SavedFor) {
  const [own, setOwn] = useState<OwnTicket | null>(null);
  const [tickets, setTickets] = useState<readonly SavedTicket[]>([]);

  /** The answer is shown even if this fails. */
  function fetchOwn() {
    load().then(setOwn, () => {});
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    try {
      if (localStorage.getItem(savedTicketsKey) !== null) fetchOwn();
    } catch {
      // The browser stores nothing.
    }
  }, []);

  function readAgain() {
    setTickets(own?.readTickets(event, pageNow()) ?? []);
    // If the server does not answer, they stay until the next visit.
    own?.forgetWhenOver(event.ends).catch(() => {});
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is the page's
  useEffect(readAgain, [own]);

  return { own, tickets, fetchOwn, readAgain };
}
