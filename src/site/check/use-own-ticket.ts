import { useEffect, useState } from "react";
import {
  readTickets,
  type SavedFor,
  type SavedTicket,
  storedText,
} from "#site/phase/saved-tickets.ts";
import { pageNow } from "../phase/page-clock.ts";

export type OwnTicket = typeof import("./ticket/TicketTools.tsx");

/** The module with the ticket's actions, `null` until it is loaded, and the tickets saved on this device. */
export function useOwnTicket(event: SavedFor) {
  const [own, setOwn] = useState<OwnTicket | null>(null);
  const [tickets, setTickets] = useState<readonly SavedTicket[]>([]);

  /** The answer is shown without the actions while they load, and if they fail to load. */
  const fetchOwn = () => import("./ticket/TicketTools.tsx").then(setOwn, () => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (storedText() !== null) void fetchOwn();
  }, []);

  function readAgain() {
    if (own) setTickets(readTickets(event, pageNow()));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is the page's
  useEffect(readAgain, [own]);

  return { own, tickets, fetchOwn, readAgain };
}
