import { plainText } from "#platform/text/plain-text.ts";
import { lettersInFull, wordsOfName } from "../better-name.ts";
import { isStandIn } from "./kinds.ts";
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

/** Whether texts differ in one sign that is another, too many or lacking, or in two neighbouring ones that are swapped. */
export function isOneEdit(first: string, second: string): boolean {
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  const [one, other] = [first.slice(start), second.slice(start)];
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  const isOther = one !== "" && other !== "" && one.slice(1) === other.slice(1);
  return isOther || isSwapped || one.slice(1) === other || one === other.slice(1);
}

/** With fewer words, as in `Ana López`, two people of one name are no surprise, unless their carnets are nearly one. */
const WORDS_OF_ONE_PERSON = 3;

/** A key that is equal for people of one kind and name, however it is written; `null` for a single word. */
function nameKey({ nombre, tipo = "" }: Participant): string | null {
  return wordsOfName(nombre).length < 2 ? null : `${tipo} ${lettersInFull(nombre)}`;
}

/** Whether two people of one name are probably one. */
const areNamesakes = (one: Participant, other: Participant) =>
  wordsOfName(one.nombre).length >= WORDS_OF_ONE_PERSON ||
  isStandIn(other.carnet) ||
  isOneEdit(one.carnet, other.carnet);

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
export function alikeParticipants(list: readonly Participant[], others: readonly Participant[]) {
  const found: Alike[] = [];
  for (const field of ["carnet", "numeroTicket", "nombre"] as const) {
    const key = keys[field];
    const known = new Map(others.map((other) => [key(other), other]));
    for (const participant of list) {
      const own = key(participant);
      if (own === null) continue;
      const other = known.get(own);
      if (other === undefined) known.set(own, participant);
      else if (
        field === "nombre" ? areNamesakes(participant, other) : other[field] !== participant[field]
      )
        found.push({ field, participant, other });
    }
  }
  return found;
}
