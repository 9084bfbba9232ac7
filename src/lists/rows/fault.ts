import { visibleText } from "../../domain/text/visible-text.ts";
import type { Field } from "../table/fields.ts";
import type { Place } from "../table/place.ts";

/** One thing wrong, or probably wrong, with one cell or row of a list, in words for its organiser. */
export interface ListFault {
  readonly place: Place;
  /** Whose cell it is, or `null` when the whole row is meant. */
  readonly field: Field | null;
  /** The column's name as the list writes it, or `null` when the whole row is meant. */
  readonly column: string | null;
  readonly value: string;
  /** What is wrong, a clause without capital or full stop. */
  readonly problem: string;
  /** What to do, a whole sentence. */
  readonly remedy: string;
  /** A formula for the spreadsheet that mends the cell, or `null`. */
  readonly formula: string | null;
}

const LONGEST_SHOWN = 60;

/** `text` on one line and at most 60 characters long, without characters that steer. */
export function printable(text: string): string {
  const characters = Array.from(visibleText(text));
  return characters.length > LONGEST_SHOWN
    ? `${characters.slice(0, LONGEST_SHOWN).join("")}…`
    : characters.join("");
}
