import { plainText } from "#platform/text/plain-text.ts";
import { inFull } from "./better-name.ts";
import { carnetKey, ticketKey } from "./carnet/alike.ts";
import { kindWord, shownCarnet } from "./carnet/kinds.ts";
import type { Participant } from "./carnet/participant.ts";
import { type CarnetRules, carnetReadings, readCarnet } from "./carnet/read-carnet.ts";

/** Built once for a list, so that each keystroke compares ready texts. */
type SearchIndex = readonly Row[];

interface Row {
  readonly person: Participant;
  /** Name, ticket and carnet from each word on, without spaces, and the kind: ` mariajose jose a007 007 24902145`. */
  readonly words: string;
  /** Whole name, ticket and carnet, without signs and leading zeros. */
  readonly wholes: readonly string[];
}

/** Fewer letters and digits match only whole names and tickets. */
const LEAST_LETTERS = 2;

export function searchIndex(people: Iterable<Participant>): SearchIndex {
  return Array.from(people, (person) => {
    const { nombre, numeroTicket, tipo } = person;
    const carnet = shownCarnet(person.carnet);
    const [name, ticket] = [wordsOf(nombre), wordsOf(numeroTicket)];
    const kind = plainText(kindWord(tipo));
    const names = new Set([...suffixes(name), ...suffixes(name.map(inFull))]);
    const texts = [...names, ...suffixes(ticket), carnet.replaceAll("-", ""), kind];
    const wholes = [name.join(""), alikeTicket(numeroTicket), carnetKey(carnet)];
    return { person, words: ` ${texts.join(" ")}`, wholes };
  });
}

/**
 * Finds people by a whole name, carnet or ticket, or by the beginnings of words of it, ignoring
 * case, accents, apostrophes, dashes, slashes, dots and other signs, and the leading zeros of a
 * whole carnet or ticket. People with the whole text come first; otherwise the order of the list is
 * preserved.
 */
export function searchPeople(index: SearchIndex, text: string, most: number, carnets: CarnetRules) {
  const reading = readCarnet(text, carnets);
  const digits = reading.kind === "other characters" ? "" : text.replace(/\D/g, "");
  const possible = reading.kind === "carnet" ? [reading.carnet] : [];
  const whole = wordsOf(text).join("");
  const keys = [...possible, ...carnetReadings(digits, carnets)].map(carnetKey);
  const wanted = [whole, alikeTicket(text), ...keys].filter((each) => each !== "");
  const found = new Set(index.filter(({ wholes }) => wholes.some((each) => wanted.includes(each))));
  if (whole.length >= LEAST_LETTERS) {
    const pieces = searchable(text).split(" ").map(piecesOf);
    const tokens = pieces.filter(({ length }) => length > 0);
    for (const row of index) {
      const begins = (word: string) => row.words.includes(` ${word}`);
      // The parts of a ticket are not searched for one by one, because `2` begins most carnets.
      const isFound = tokens.every(
        (pieces) => begins(pieces.join("")) || (pieces.every(isWord) && pieces.every(begins)),
      );
      if (isFound || begins(whole)) found.add(row);
    }
  }
  const people = [...found].map(({ person }) => person);
  // `more` are those who match beside the first.
  return { people: people.slice(0, most), more: Math.max(0, people.length - most) };
}

/** Equal for tickets that differ in case, signs and leading zeros. */
function alikeTicket(text: string): string {
  return piecesOf(ticketKey(text.replace(invisible, ""))).join("");
}

/** The text from the start of each word on, without characters between words. */
function suffixes(words: readonly string[]): string[] {
  return words.map((_, from) => words.slice(from).join(""));
}

const wordsOf = (text: string) => piecesOf(searchable(text));

/** The runs of letters and digits of a plain text. */
function piecesOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const isWord = (piece: string) => !/\p{N}/u.test(piece);

const apostrophes = /[\u0060\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\u2035\ua78c\uff07]/g;
/** Invisible characters, such as soft hyphens and joiners. */
const invisible = /[\p{Cf}\p{DI}]/gu;

/** Plain text, in which all apostrophes are one sign instead of a letter or accent. */
function searchable(text: string): string {
  const plain = plainText(text.replace(apostrophes, "'").replace(invisible, ""));
  return plain.replace(/[ɨɓŋłøđß]/g, (letter) => basicLetters[letter] ?? letter);
}

/** Letters of Xinka, of older Mayan spellings and of Europe that Unicode does not take apart. */
const basicLetters: Readonly<Record<string, string>> = {
  ɨ: "i",
  ɓ: "b",
  ŋ: "n",
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
};
