import { plainText } from "#platform/text/plain-text.ts";
import { lettersOfName, wordsOfName } from "../better-name.ts";
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

/** With fewer words, as in `Ana López`, two people of one name are no surprise. */
const WORDS_OF_ONE_PERSON = 3;

/** A key that is equal for people of one kind and name, however it is written; `null` for a short name. */
function nameKey({ nombre, tipo = "" }: Participant): string | null {
  return wordsOfName(nombre).length < WORDS_OF_ONE_PERSON
    ? null
    : `${tipo} ${lettersOfName(nombre)}`;
}

const keys = {
  carnet: ({ carnet }: Participant) => carnetKey(carnet),
  numeroTicket: ({ numeroTicket }: Participant) => ticketKey(numeroTicket),
  nombre: nameKey,
} as const;

export interface Alike {
  readonly field: keyof typeof keys;
  readonly participant: Participant;
  /** Another participant, whose carnet or ticket differs only in zeros or case, or who has the same long name. */
  readonly other: Participant;
}

/** The participants of `list` that are like an earlier one of the list, or like one of `others`. */
export function alikeParticipants(
  list: readonly Participant[],
  others: readonly Participant[],
): Alike[] {
  const found: Alike[] = [];
  for (const field of ["carnet", "numeroTicket", "nombre"] as const) {
    const key = keys[field];
    const known = new Map(others.map((other) => [key(other), other]));
    for (const participant of list) {
      const own = key(participant);
      if (own === null) continue;
      const other = known.get(own);
      if (other === undefined) known.set(own, participant);
      else if (field === "nombre" || other[field] !== participant[field])
        found.push({ field, participant, other });
    }
  }
  return found;
}
