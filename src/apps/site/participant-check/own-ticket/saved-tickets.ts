import type { Registration } from "../../../../domain/carnet/participant.ts";
import { pageNow, serverTime } from "../../phase/page-clock.ts";

/** The key of saved tickets in `localStorage`. */
export const savedTicketsKey = "tickets";

/** Certificates are released days or weeks after the event, and a saved ticket gets one too. */
const KEPT_AFTER_MS = 60 * 86_400_000;

/** A ticket that a visitor saved on this phone. */
export interface SavedTicket extends Registration {
  readonly carnet: string;
  /** The number of its edition. */
  readonly edition: number;
}

/** The page's event, whose end may have been postponed since a ticket was saved. */
export interface SavedFor {
  readonly edition: number;
  /** In milliseconds since the epoch. */
  readonly ends: number;
}

/**
 * The tickets saved on this phone, the latest first; none 60 days after the event's end, or if the
 * browser stores nothing. Tickets of other editions or earlier versions of the page are deleted.
 */
export function readTickets(event: SavedFor, now: number): readonly SavedTicket[] {
  const stored = valuesIn(storedText());
  const valid = ofEdition(stored, event.edition);
  if (valid.length < stored.length) write(valid);
  return isOver(event.ends, now) ? [] : valid;
}

/** The tickets in the text that the phone has stored. */
export function ticketsIn(
  text: string | null,
  { edition, ends }: SavedFor,
  now: number,
): readonly SavedTicket[] {
  return isOver(ends, now) ? [] : ofEdition(valuesIn(text), edition);
}

function ofEdition(stored: readonly unknown[], edition: number): SavedTicket[] {
  return stored.filter(isTicket).filter((ticket) => ticket.edition === edition);
}

/** Whether tickets of an event that ended at `ends` are kept no longer. */
function isOver(ends: number, now: number): boolean {
  return now >= ends + KEPT_AFTER_MS;
}

/**
 * Deletes all tickets 60 days after the event's end by the server's clock, because the phone's may be
 * wrong.
 */
export async function forgetWhenOver(ends: number): Promise<void> {
  if (!isOver(ends, pageNow()) || valuesIn(storedText()).length === 0) return;
  const now = await serverTime();
  if (now !== null && isOver(ends, now)) write([]);
}

/** Returns whether the phone has stored it. */
export function saveTicket(ticket: SavedTicket): boolean {
  return write([ticket, ...others(ticket.carnet)]);
}

export function forgetTicket(carnet: string): void {
  validated = null;
  write(others(carnet));
}

function others(carnet: string): SavedTicket[] {
  return valuesIn(storedText())
    .filter(isTicket)
    .filter((ticket) => ticket.carnet !== carnet);
}

/** The number of the ticket that was found last in this visit. */
let validated: string | null = null;
const watchers = new Set<() => void>();

/** Makes a participant a node of the emblem for this visit, although the ticket is not saved. */
export function becomeNode(ticketNumber: string): void {
  validated = ticketNumber;
  notifyWatchers();
}

export function validatedNumber(): string | null {
  return validated;
}

function notifyWatchers(): void {
  for (const onChange of watchers) onChange();
}

/** Calls `onChange` when this page or another tab saves or forgets. Returns a function that ends this. */
export function watchTickets(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

/** The text under the key; `null` if there is none, or the browser stores nothing. */
export function storedText(): string | null {
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
    notifyWatchers();
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
