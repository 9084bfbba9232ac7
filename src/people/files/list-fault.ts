import { visibleText } from "#platform/text/visible-text.ts";
import type { PersonField } from "../model/carnet/participant.ts";
import type { CellPlace } from "./place.ts";
import type { Reason } from "./reason.ts";
import type { CellDoubt } from "./table.ts";

/** A value as the list has it, and where. */
export interface WrittenValue {
  readonly place: CellPlace;
  /** The field of the cell, or `null` for the whole row. */
  readonly field: PersonField | null;
  /** The column's name in the list, or `null` for the whole row. */
  readonly column: string | null;
  readonly value: string;
}

/** A fault of, or a doubt about, one cell or row of a list. */
export interface ListFault extends WrittenValue {
  readonly reason: Reason;
  /** The value that is probably meant, or `null`. */
  readonly proposal: string | null;
}

/** Faults of a whole row, as opposed to one cell. */
export function rowFault(place: CellPlace, value: string, reason: Reason): ListFault {
  return { place, field: null, column: null, value, reason, proposal: null };
}

/** What the value may be instead, the likeliest first. */
export function offeredFor({ reason, proposal }: CellDoubt): readonly string[] {
  if (reason.kind === "several readings") return reason.readings;
  return reason.kind === "spellings" ? reason.spellings : [proposal ?? []].flat();
}

const LONGEST_SHOWN = 60;

/** `text` on one line of at most 60 characters, without control or invisible characters. */
export function printable(text: string): string {
  const characters = Array.from(visibleText(text));
  return characters.length > LONGEST_SHOWN
    ? `${characters.slice(0, LONGEST_SHOWN).join("")}…`
    : characters.join("");
}
