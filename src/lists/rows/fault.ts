import { visibleText } from "../../domain/text/visible-text.ts";
import type { Field } from "../table/fields.ts";
import type { Place } from "../table/place.ts";

/** A fault of, or a doubt about, one cell or row of a list, in words for its organiser. */
export interface ListFault {
  readonly place: Place;
  /** The field of the cell, or `null` for the whole row. */
  readonly field: Field | null;
  /** The column's name in the list, or `null` for the whole row. */
  readonly column: string | null;
  readonly value: string;
  /** The problem, a clause without capital letter or full stop. */
  readonly problem: string;
  /** The remedy, a whole sentence. */
  readonly remedy: string;
  /** A spreadsheet formula that corrects the cell, or `null`. */
  readonly formula: string | null;
}

/** Faults of a whole row, as opposed to one cell. */
export function rowFault(place: Place, value: string, problem: string, remedy: string): ListFault {
  return { place, field: null, column: null, value, problem, remedy, formula: null };
}

const LONGEST_SHOWN = 60;

/** `text` on one line of at most 60 characters, without control characters. */
export function printable(text: string): string {
  const characters = Array.from(visibleText(text));
  return characters.length > LONGEST_SHOWN
    ? `${characters.slice(0, LONGEST_SHOWN).join("")}…`
    : characters.join("");
}
