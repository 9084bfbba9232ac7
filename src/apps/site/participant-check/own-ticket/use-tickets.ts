import { useSyncExternalStore } from "react";
import { pageNow } from "../../phase/page-clock.ts";
import {
  type SavedFor,
  type SavedTicket,
  storedText,
  ticketsIn,
  validatedNumber,
  watchTickets,
} from "./saved-tickets.ts";

/** The tickets saved on this phone, the latest first, kept up to date; none in the page as built. */
export function useTickets(event: SavedFor): readonly SavedTicket[] {
  const text = useSyncExternalStore(watchTickets, storedText, () => null);
  return ticketsIn(text, event, pageNow());
}

/** The numbers of the tickets whose participants are nodes of the emblem: saved, or found in this visit. */
export function useOwnNodes(event: SavedFor): readonly string[] {
  const found = useSyncExternalStore(watchTickets, validatedNumber, () => null);
  const numbers = useTickets(event).map(({ numeroTicket }) => numeroTicket);
  return found === null || numbers.includes(found) ? numbers : [found, ...numbers];
}
