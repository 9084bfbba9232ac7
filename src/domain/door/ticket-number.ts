import { LONGEST_TICKET } from "../carnet/participant.ts";

/**
 * The ticket number `steps` after this one: its last digits are incremented, their width and the
 * text around them stay. Digits are appended to a number without any.
 */
export function ticketAfter(numeroTicket: string, steps = 1): string {
  if (steps === 0) return numeroTicket;
  const { before, digits, after } = partsOf(numeroTicket) ?? {
    before: `${numeroTicket}-`,
    digits: "1",
    after: "",
  };
  return before + String(BigInt(digits) + BigInt(steps)).padStart(digits.length, "0") + after;
}

/** The distances grow, so that one query finds a free number after any run of taken ones. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 16, 64, 256, 1024, 4096, 16_384, 65_536];

/** Candidate numbers for a walk-in, the wanted one first, none longer than a ticket may be. */
export function ticketCandidates(wanted: string): string[] {
  return STEPS.map((steps) => ticketAfter(wanted, steps)).filter(
    (ticket) => ticket.length <= LONGEST_TICKET,
  );
}

/** The first candidate for `wanted` that is free; otherwise a number made from `eventId`. */
export function freeTicket(wanted: string, taken: ReadonlySet<string>, eventId: string): string {
  return ticketCandidates(wanted).find((ticket) => !taken.has(ticket)) ?? eventId;
}

function partsOf(numeroTicket: string) {
  const [, before = "", digits, after = ""] = /^(.*?)(\d+)(\D*)$/su.exec(numeroTicket) ?? [];
  return digits === undefined ? null : { before, digits, after };
}
