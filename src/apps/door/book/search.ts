import type { Participant, Registration } from "../../../domain/carnet/participant.ts";
import { plainText } from "../../../domain/text/plain-text.ts";

/** Built once for a list, so that each keystroke searches one string. */
export interface SearchIndex {
  readonly people: readonly Participant[];
  /** One line for each person: name, carnet with and without dashes, ticket; a space before each word. */
  readonly lines: string;
  /** Where each line begins. */
  readonly starts: readonly number[];
}

export function searchIndex(list: ReadonlyMap<string, Registration>): SearchIndex {
  const people: Participant[] = [];
  const lines: string[] = [];
  const starts: number[] = [];
  let length = 0;
  for (const [carnet, { nombre, numeroTicket }] of list) {
    const words = plainText(nombre).replace(/[^\p{L}\p{N}]+/gu, " ");
    const line = ` ${words} ${carnet} ${carnet.replaceAll("-", "")} ${plainText(numeroTicket)}\n`;
    people.push({ carnet, nombre, numeroTicket });
    lines.push(line);
    starts.push(length);
    length += line.length;
  }
  return { people, lines: lines.join(""), starts };
}

/**
 * Finds people whose name, carnet or ticket has a word beginning with each word of `query`, in the
 * order of the list and at most `most`. Fewer than two characters find nobody.
 */
export function search(index: SearchIndex, query: string, most: number): Participant[] {
  const words = plainText(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== "");
  const found: Participant[] = [];
  if (words.join("").length < 2) return found;
  const wanted = words.map((word) => ` ${word}`).sort((one, other) => other.length - one.length);
  const [rarest = "", ...others] = wanted;
  const { people, lines, starts } = index;
  let row = 0;
  for (
    let at = lines.indexOf(rarest);
    at !== -1 && found.length < most;
    at = lines.indexOf(rarest, starts[row] ?? lines.length)
  ) {
    while ((starts[row + 1] ?? lines.length) <= at) row += 1;
    const line = lines.slice(starts[row], starts[row + 1]);
    const person = people[row];
    if (person && others.every((word) => line.includes(word))) found.push(person);
    row += 1;
  }
  return found;
}
