import type { Registration } from "#people/model/carnet/participant.ts";
import { inStorage } from "#platform/browser/in-storage.ts";
import type { ClockFacts } from "./show-page.ts";

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
export type SavedFor = Pick<ClockFacts, "editionNumber" | "end">;

/** The tickets saved on this device, the latest first; none from 60 days after the event's end on. */
export function readTickets({ editionNumber, end }: SavedFor, now: number): readonly SavedTicket[] {
  return storedTickets().filter(({ edition }) => edition === editionNumber && !isOver(end, now));
}

/**
 * Deletes tickets 60 days after the event's end, and those of earlier editions and earlier versions of the page. Those
 * of later editions are another tab's, whose page is newer. `now` is the server's, because a phone's may be wrong.
 */
export function forgetWhenOver({ editionNumber, end }: SavedFor, now: number): void {
  const first = isOver(end, now) ? editionNumber + 1 : editionNumber;
  const valid = storedTickets().filter(({ edition }) => edition >= first);
  if (valid.length < storedValues().length) write(valid);
}

function isOver(end: number, now: number): boolean {
  return now >= end + KEPT_AFTER_MS;
}

export function isSaved(ticket: SavedTicket): boolean {
  return storedTickets().some(isSame(ticket));
}

/** Returns whether the browser has stored it. */
export function saveTicket(ticket: SavedTicket): boolean {
  return write([ticket, ...othersSaved(ticket)]);
}

/** Stores what a look-up has found anew about a ticket that is saved here. */
export function renewTicket(ticket: SavedTicket): void {
  const saved = storedTickets().find(isSame(ticket));
  if (saved && JSON.stringify(saved) !== JSON.stringify(ticket)) saveTicket(ticket);
}

export function forgetTicket(ticket: SavedTicket): void {
  write(othersSaved(ticket));
}

function othersSaved(ticket: SavedTicket): SavedTicket[] {
  return storedTickets().filter((other) => !isSame(ticket)(other));
}

/** A carnet may be typed without leading zeros, but name and number are the same; organisers may exchange numbers. */
function isSame(ticket: SavedTicket): (other: SavedTicket) => boolean {
  return ({ edition, carnet, nombre, numeroTicket }) =>
    edition === ticket.edition &&
    (carnet === ticket.carnet ||
      (numeroTicket === ticket.numeroTicket && nombre === ticket.nombre));
}

const watchers = new Set<() => void>();

/** Calls `onChange` when this page or another tab saves or removes a ticket. */
export function watchTickets(onChange: () => void): void {
  watchers.add(onChange);
  addEventListener("storage", onChange);
}

function storedTickets(): SavedTicket[] {
  return storedValues().filter(isTicket);
}

/** All values under the key, written by any version of the page; none if the browser stores nothing. */
function storedValues(): unknown[] {
  const text = () => localStorage.getItem(savedTicketsKey) ?? "[]";
  const values = inStorage((): unknown => JSON.parse(text()));
  return Array.isArray(values) ? values : [];
}

/** Without tickets, the key is removed. */
function write(tickets: readonly SavedTicket[]): boolean {
  const isStored = inStorage(() => {
    if (tickets.length === 0) localStorage.removeItem(savedTicketsKey);
    else localStorage.setItem(savedTicketsKey, JSON.stringify(tickets));
    return true;
  });
  if (isStored) for (const onChange of watchers) onChange();
  return isStored === true;
}

function isTicket(value: unknown): value is SavedTicket {
  if (typeof value !== "object" || value === null) return false;
  const { carnet, nombre, numeroTicket, edition }: Partial<Record<keyof SavedTicket, unknown>> =
    value;
  const texts = [carnet, nombre, numeroTicket];
  return texts.every((text) => typeof text === "string") && typeof edition === "number";
}
