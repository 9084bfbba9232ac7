import { commonest } from "../group-by.ts";

/** Digits of the first number with a new prefix. */
const USUAL_DIGITS = 3;

/**
 * Returns a function that returns the next free ticket with this prefix: one above the highest of
 * `taken`, with as many digits as the longest of them.
 */
export function freeTickets(prefix: string, taken: Iterable<string>): () => string {
  let highest = 0;
  let digits = 0;
  for (const ticket of taken) {
    const number = numberAfter(prefix, ticket);
    if (number === null) continue;
    highest = Math.max(highest, Number(number));
    digits = Math.max(digits, number.length);
  }
  return () => {
    highest += 1;
    return prefix + String(highest).padStart(digits || USUAL_DIGITS, "0");
  };
}

/** The prefix that most of these tickets have before their number; empty if there are none. */
export function usualPrefix(tickets: Iterable<string>): string {
  return commonest([...tickets].flatMap((ticket) => /^(.*?)\d+$/.exec(ticket)?.[1] ?? []));
}

/** The next free ticket of the kind that most of `tickets` have. */
export function nextTicket(tickets: readonly string[]): string {
  return freeTickets(usualPrefix(tickets), tickets)();
}

/** Numbers that are too long to be incremented exactly are treated as text. */
function numberAfter(prefix: string, ticket: string): string | null {
  const rest = ticket.startsWith(prefix) ? ticket.slice(prefix.length) : "";
  return /^\d{1,15}$/.test(rest) ? rest : null;
}
