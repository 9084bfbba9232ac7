import { visibleText } from "#platform/text/tidy-text.ts";
import type { Alike } from "../model/carnet/alike.ts";
import type { PersonFault } from "../model/carnet/check-person.ts";
import type { Participant, PersonField } from "../model/carnet/participant.ts";
import type { PlainReason } from "./plain-reason-words.ts";

/** A value as the list has it, and where. */
export interface WrittenValue {
  /** `línea 7` of a text, otherwise `celda B7`. */
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

export const faultOf = (written: WrittenValue, reason: Reason, proposal: string | null = null) =>
  ({ ...written, reason, proposal }) satisfies ListFault;

/** Faults of a whole row, as opposed to one cell. */
export const rowFault = (place: string, value: string, reason: Reason): ListFault =>
  faultOf({ place, field: null, column: null, value }, reason);

/** The values that a form offers in place of a faulty or doubtful one, the likeliest first. */
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
  /** A text that may have been any of these, the likeliest first. */
  | { readonly kind: "spellings"; readonly why: PlainReason; readonly spellings: readonly string[] }
  /** The spreadsheet shows another value than it stores. */
  | { readonly kind: "shown differs"; readonly shown: string; readonly stored: string }
  | {
      readonly kind: "repeated";
      /** `nombre` for people without a carnet, of one kind. */
      readonly field: "carnet" | "numeroTicket" | "nombre";
      readonly first: string;
      /** The name there, if it is another person's. */
      readonly nombre?: string;
    }
  /** A carnet or ticket that can be taken for the one of the other participant. */
  | ({ readonly kind: "alike" } & Omit<Alike, "participant">)
  /** `isNamesake`: the holder has the row's name, and probably another carnet here than in the list. */
  | { readonly kind: "ticket taken"; readonly holder: Participant; readonly isNamesake: boolean }
  /** The carnet is another person's here, whose name it would replace; `hasMoved` if the new name is somebody's, too. */
  | { readonly kind: "carnet taken"; readonly holder: Participant; readonly hasMoved: boolean }
  | { readonly kind: "row width"; readonly cells: number; readonly width: number };
