import type { Registration } from "#people/model/carnet/participant.ts";

/** The key of saved tickets in `localStorage`. */
export const savedTicketsKey = "tickets";

/** Certificates are released days or weeks after the event, and a saved ticket gets one too. */
export const KEPT_AFTER_MS = 60 * 86_400_000;

/** A ticket that a visitor saved on this device. */
export interface SavedTicket extends Registration {
  readonly carnet: string;
  /** The number of its edition, under the name that phones have stored it by. */
  readonly edition: number;
}

/** The page's event, whose end may have been postponed since a ticket was saved. */
export interface SavedFor {
  readonly editionNumber: number;
  /** In milliseconds since the epoch. */
  readonly ends: number;
}

/**
 * The tickets saved on this device, the latest first. Those of other editions and of earlier versions of the page,
 * and all from 60 days after the event's end on, are deleted.
 */
export function readTickets(
  { editionNumber, ends }: SavedFor,
  now: number,
): readonly SavedTicket[] {
  const stored = valuesIn(storedText());
  const valid = now < ends + KEPT_AFTER_MS ? ofEdition(stored, editionNumber) : [];
  if (valid.length < stored.length) write(valid);
  return valid;
}

function ofEdition(stored: readonly unknown[], editionNumber: number): SavedTicket[] {
  return stored.filter(isTicket).filter(({ edition }) => edition === editionNumber);
}

export function isSaved(ticket: SavedTicket): boolean {
  return ofEdition(valuesIn(storedText()), ticket.edition).some(isSame(ticket));
}

/** Returns whether the browser has stored it. */
export function saveTicket(ticket: SavedTicket): boolean {
  return write([ticket, ...othersSaved(ticket)]);
}

/** Stores what a look-up has found anew about a ticket that is saved here. */
export function renewTicket(ticket: SavedTicket): void {
  const saved = ofEdition(valuesIn(storedText()), ticket.edition).find(isSame(ticket));
  if (saved && JSON.stringify(saved) !== JSON.stringify(ticket)) saveTicket(ticket);
}

export function forgetTicket(ticket: SavedTicket): void {
  write(othersSaved(ticket));
}

const watchers = new Set<() => void>();

function othersSaved(ticket: SavedTicket): SavedTicket[] {
  const all = valuesIn(storedText()).filter(isTicket);
  return all.filter((other) => !isSame(ticket)(other));
}

/** A carnet may be typed without leading zeros, but the ticket's number is the same. */
function isSame(ticket: SavedTicket): (other: SavedTicket) => boolean {
  return (other) =>
    other.edition === ticket.edition &&
    (other.carnet === ticket.carnet || other.numeroTicket === ticket.numeroTicket);
}

/**
 * Calls `onChange` when this page or another tab saves or removes a ticket. Returns a function that
 * ends this.
 */
export function watchTickets(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

/** The text under the key; `null` if there is none, or the browser stores nothing. */
function storedText(): string | null {
  try {
    return localStorage.getItem(savedTicketsKey);
  } catch {
    return null;
  }
}

/** All values under the key, written by any version of the page. */
function valuesIn(text: string | null): unknown[] {
  try {
    const tickets: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(tickets) ? tickets : [];
  } catch {
    return [];
  }
}

/** Without tickets, the key is removed. */
function write(tickets: readonly SavedTicket[]): boolean {
  try {
    if (tickets.length === 0) localStorage.removeItem(savedTicketsKey);
    else localStorage.setItem(savedTicketsKey, JSON.stringify(tickets));
    for (const onChange of watchers) onChange();
    return true;
  } catch {
    return false;
  }
}

function isTicket(value: unknown): value is SavedTicket {
  if (typeof value !== "object" || value === null) return false;
  const { carnet, nombre, numeroTicket, edition }: Partial<Record<keyof SavedTicket, unknown>> =
    value;
  const texts = [carnet, nombre, numeroTicket];
  return texts.every((text) => typeof text === "string") && typeof edition === "number";
}
