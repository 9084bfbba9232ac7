import { useSyncExternalStore } from "react";
import { pageNow } from "../../phase/page-clock.ts";
import {
  foundTickets,
  type SavedFor,
  type SavedTicket,
  storedText,
  ticketsOf,
  watchTickets,
} from "./saved-tickets.ts";

const none: readonly SavedTicket[] = [];

/** The tickets that this visitor has, the latest first, kept up to date; none in the page as built. */
export function useTickets(event: SavedFor): readonly SavedTicket[] {
  const stored = useSyncExternalStore(watchTickets, storedText, () => null);
  const found = useSyncExternalStore(watchTickets, foundTickets, () => none);
  return ticketsOf({ stored, found }, event, pageNow());
}
