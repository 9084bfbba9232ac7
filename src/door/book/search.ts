import type { Participant, Registration } from "../../domain/carnet/participant.ts";

/** Somebody on the list, with what is searched of them. */
interface Searched {
  readonly person: Participant;
  /** The name's words, each after a space, then the carnet's digits and the ticket. */
  readonly text: string;
}

/** Made once for a list: a keystroke then compares plain texts. */
export type SearchIndex = readonly Searched[];

const ACCENTS = /\p{M}/gu;

function plain(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase();
}

export function searchIndex(people: ReadonlyMap<string, Registration>): SearchIndex {
  const index: Searched[] = [];
  for (const [carnet, { nombre, numeroTicket }] of people) {
    const words = plain(nombre).replace(/[^\p{L}\p{N}]+/gu, " ");
    const text = ` ${words} ${carnet} ${carnet.replaceAll("-", "")} ${plain(numeroTicket)}`;
    index.push({ person: { carnet, nombre, numeroTicket }, text });
  }
  return index;
}

/**
 * People of whom each word of `query` begins a word of their name, their carnet or their ticket, in
 * the order of the list; at most `most`. Less than two characters find no one.
 */
export function search(index: SearchIndex, query: string, most: number): Participant[] {
  const words = plain(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== "");
  const found: Participant[] = [];
  if (words.join("").length < 2) return found;
  const wanted = words.map((word) => ` ${word}`);
  for (const { person, text } of index) {
    if (!wanted.every((word) => text.includes(word))) continue;
    found.push(person);
    if (found.length === most) break;
  }
  return found;
}
