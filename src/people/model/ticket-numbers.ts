import { commonest } from "#platform/text/group-by.ts";
import { LONGEST_TICKET } from "./carnet/participant.ts";

/*
 * The rule for the next ticket, the same at a door and on the page: the tickets of the shape that most
 * have are counted on, from the highest of them. The shape is the text before and after the part that
 * counts, which is the last number, or the one before it where the last is a year: `A-07`, `7A`,
 * `012/2026`. The number keeps as many digits as the longest of that shape, so that after `10` and
 * `002` comes `011`.
 */

/** The digits of the first number where nobody has one, and of a new prefix. */
const FIRST_DIGITS = 3;

/** The text before the number in the shape that most of these tickets have; empty if there are none. */
export function usualPrefix(tickets: Iterable<string>): string {
  return usualShape([...tickets].flatMap((ticket) => partsOf(ticket) ?? [])).before;
}

/** Returns a function that returns the next free ticket with this prefix. */
export function freeTickets(prefix: string, tickets: Iterable<string>): () => string {
  const taken = new Set(tickets);
  const alike = [...taken].flatMap((ticket) => partsOf(ticket) ?? []);
  const { after } = usualShape(alike.filter(({ before }) => before === prefix));
  const shape = (digits: string) => prefix + digits + after;
  const numbers = [...taken].flatMap((ticket) => {
    const digits = ticket.slice(prefix.length, ticket.length - after.length);
    return /^\d+$/.test(digits) && shape(digits) === ticket ? digits : [];
  });
  const highest = numbers.reduce((most, each) => (BigInt(each) > BigInt(most) ? each : most), "0");
  const width = numbers.reduce((most, each) => Math.max(most, each.length), 0) || FIRST_DIGITS;
  let digits = highest.padStart(width, "0");
  return () => {
    do digits = counted(digits, 1);
    while (taken.has(shape(digits)));
    return shape(digits);
  };
}

/** The next free ticket of the shape that most of `tickets` have. */
export function nextTicket(tickets: readonly string[]): string {
  return freeTickets(usualPrefix(tickets), tickets)();
}

/** The distances grow, so that one query finds a free number after any run of taken ones. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 16, 64, 256, 1024, 4096, 16_384, 65_536];

/**
 * For a store, which does not read all tickets: numbers for somebody who wants this one, it first, none
 * longer than a ticket may be. A ticket without a number gets one.
 */
export function ticketCandidates(wanted: string): string[] {
  const first = { before: `${wanted}-`, digits: "1", after: "" };
  const { before, digits, after } = partsOf(wanted) ?? first;
  const others = STEPS.slice(1).map((steps) => before + counted(digits, steps) + after);
  return [wanted, ...others].filter((ticket) => ticket.length <= LONGEST_TICKET);
}

/** The first candidate for `wanted` that is free; otherwise a number made from `eventId`. */
export function freeTicket(wanted: string, taken: ReadonlySet<string>, eventId: string): string {
  return ticketCandidates(wanted).find((ticket) => !taken.has(ticket)) ?? eventId;
}

const counted = (digits: string, steps: number) =>
  String(BigInt(digits) + BigInt(steps)).padStart(digits.length, "0");

interface TicketParts {
  readonly before: string;
  readonly digits: string;
  readonly after: string;
}

/** The shape of most of these tickets; ties go to the earlier one. */
function usualShape(parts: readonly TicketParts[]): Omit<TicketParts, "digits"> {
  const keyOf = ({ before, after }: TicketParts) => JSON.stringify([before, after]);
  const key = commonest(parts.map(keyOf));
  return parts.find((each) => keyOf(each) === key) ?? { before: "", after: "" };
}

function partsOf(ticket: string): TicketParts | null {
  const [, before, digits, after] =
    /^(.*\D|)(\d+)(\D+20\d\d\D*)$/su.exec(ticket) ?? /^(.*\D|)(\d+)(\D*)$/su.exec(ticket) ?? [];
  return before === undefined || digits === undefined || after === undefined
    ? null
    : { before, digits, after };
}
