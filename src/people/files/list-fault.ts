import { visibleText } from "#platform/text/tidy-text.ts";
import type { Alike } from "../model/carnet/alike.ts";
import type { PersonFault } from "../model/carnet/check-person.ts";
import type { Participant, PersonField } from "../model/carnet/participant.ts";
import type { PlainReason } from "./plain-reason-words.ts";

/** A value as the list has it, and where. */
export interface WrittenValue {
  /** As `placeIn` says it. */
  readonly place: string;
  /** The field of the cell, or `null` for the whole row. */
  readonly field: PersonField | null;
  /** The column's name in the list, or `null` for the whole row. */
  readonly column: string | null;
  readonly value: string;
}

/** The doubt about a cell itself, whatever its column. */
export interface CellDoubt {
  readonly reason: Reason;
  /** The value that is probably meant, or `null`. */
  readonly proposal: string | null;
}

/** A fault of, or a doubt about, one cell or row of a list. */
export interface ListFault extends WrittenValue, CellDoubt {}

/** Faults of a whole row, as opposed to one cell. */
export function rowFault(place: string, value: string, reason: Reason): ListFault {
  return { place, field: null, column: null, value, reason, proposal: null };
}

/** The values that a form offers in place of a faulty or doubtful one, the likeliest first. */
export function offeredFor({ reason, proposal }: CellDoubt): readonly string[] {
  return reason.kind === "several readings" ? reason.readings : [proposal ?? []].flat();
}

const LONGEST_SHOWN = 60;

/** `text` on one line of at most 60 characters, without control or invisible characters. */
export function printable(text: string): string {
  const characters = Array.from(visibleText(text));
  return characters.length > LONGEST_SHOWN
    ? `${characters.slice(0, LONGEST_SHOWN).join("")}…`
    : characters.join("");
}

/** `A`, `Z`, `AA`… for 0, 25, 26… */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26);
  const letter = String.fromCharCode(65 + (column % 26));
  return before === 0 ? letter : columnLetters(before - 1) + letter;
}

/** The reason why a value cannot be stored or is doubtful, as data; `reasonInWords` words it. */
export type Reason =
  | { readonly kind: PlainReason }
  | PersonFault
  /** The spreadsheet shows another value than it stores. */
  | { readonly kind: "shown differs"; readonly shown: string; readonly stored: string }
  | { readonly kind: "ticket repeated"; readonly first: string }
  /** Somebody else, who is called `nombre`, has the carnet at another place. */
  | { readonly kind: "carnet repeated"; readonly other: string; readonly nombre: string }
  /** Another row of the same person says something else, and does not count. */
  | { readonly kind: "supersedes"; readonly other: string; readonly says: string }
  /** A carnet or ticket that can be taken for the one of the other participant. */
  | ({ readonly kind: "alike" } & Omit<Alike, "participant">)
  /** The ticket is that of a registered person who stays. */
  | { readonly kind: "ticket taken"; readonly holder: Participant }
  /** The carnet is another person's here, whose name it would replace. */
  | { readonly kind: "carnet taken"; readonly holder: Participant }
  | { readonly kind: "row width"; readonly cells: number; readonly width: number }
  | { readonly kind: "unnamed column"; readonly beside: string };
