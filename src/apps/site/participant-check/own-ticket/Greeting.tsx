import type { SavedFor } from "./saved-tickets.ts";
import { useTickets } from "./use-tickets.ts";

/** Greets whoever has saved a ticket, in the place of the motto. */
export function Greeting(event: SavedFor) {
  const [ticket, ...others] = useTickets(event);
  if (!ticket || others.length > 0) return "Ya son parte de la convención";
  return `${ticket.nombre.split(" ")[0]}, ya eres parte de la convención`;
}
