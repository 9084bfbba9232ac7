import { useSyncExternalStore } from "react";
import { pageNow } from "../../phase/page-clock.ts";
import {
  type SavedFor,
  type SavedTicket,
  storedText,
  ticketsOf,
  watchTickets,
} from "./saved-tickets.ts";

/** The tickets saved on this device, the latest first, kept up to date; none in the page as built. */
export function useTickets(event: SavedFor): readonly SavedTicket[] {
  const stored = useSyncExternalStore(watchTickets, storedText, () => null);
  return ticketsOf(stored, event, pageNow());
}
