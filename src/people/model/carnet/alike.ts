import { plainText } from "#platform/text/plain-text.ts";
import type { Participant } from "./participant.ts";

/**
 * A key that is equal for spellings of one carnet which differ in leading zeros: `2490-21-7` and
 * `2490-21-007` may be one person whose zeros a spreadsheet dropped.
 */
export function carnetKey(carnet: string): string {
  return carnet.replace(/-0+(?=\d+$)/, "-");
}

/** The same key for ticket numbers: `2`, `002` and ` 002` are equal, `A-07` and `a-7`. */
export function ticketKey(numeroTicket: string): string {
  return plainText(numeroTicket).replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""));
}

export interface Alike {
  readonly field: "carnet" | "numeroTicket";
  readonly participant: Participant;
  /** Another participant, whose carnet or ticket differs only in zeros or case. */
  readonly other: Participant;
}

/** The participants of `list` that are like an earlier one of the list, or like one of `others`. */
export function alikeParticipants(
  list: readonly Participant[],
  others: readonly Participant[],
): Alike[] {
  const found: Alike[] = [];
  const keys = { carnet: carnetKey, numeroTicket: ticketKey };
  for (const field of ["carnet", "numeroTicket"] as const) {
    const key = keys[field];
    const known = new Map(others.map((other) => [key(other[field]), other]));
    for (const participant of list) {
      const own = key(participant[field]);
      const other = known.get(own);
      if (other === undefined) known.set(own, participant);
      else if (other[field] !== participant[field]) found.push({ field, participant, other });
    }
  }
  return found;
}
