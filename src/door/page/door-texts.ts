import { dayAndTime, endOf } from "#edition/model/phases/clock-times.ts";
import { timeAgo } from "#platform/text/amount.ts";
import type { ShownDoor } from "../model/organiser-calls.ts";

/** After this time, in ms, a phone is offline or off: a contact is stored each minute. */
const SILENT_MS = 5 * 60_000;

/** How long ago the door's phone last called the server, and whether that is recent enough. */
export function contactOf({ isOpen, lastContact, entered }: ShownDoor, now: number) {
  if (lastContact === null) {
    // Contacts are read every half minute, the log every few seconds.
    return entered > 0
      ? { state: isOpen ? "on" : "none", text: "Ya envió entradas" }
      : { state: "none", text: "Ningún teléfono ha abierto su enlace" };
  }
  const age = Math.max(0, now - lastContact);
  const isSilent = isOpen && age > SILENT_MS;
  // The time of a contact is kept to the minute.
  const text = age < 2 * 60_000 ? "En contacto" : `Último contacto ${timeAgo(age)}`;
  return { state: isSilent ? "off" : isOpen ? "on" : "none", text };
}

/** Until when the door is open, or when it closed. */
export function spanOf({ isOpen, validUntil, closedAt }: ShownDoor, now: number): string {
  if (isOpen) return `Abierta hasta ${endOf(validUntil, now)}`;
  return closedAt === null
    ? `Venció ${dayAndTime(validUntil, now)}`
    : `Cerrada ${dayAndTime(closedAt, now)}`;
}
