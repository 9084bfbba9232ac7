import { tidyText } from "#platform/text/tidy-text.ts";
import { type CellDoubt, columnLetters, type Reason } from "./list-fault.ts";
import type { PlainReason } from "./plain-reason-words.ts";

/** The value of a cell, before anything is known about its column. */
export type Cell =
  | { readonly kind: "text"; readonly text: string; readonly doubt: CellDoubt | null }
  /** `shown` is the number as its format displays it, if that adds only text and leading zeros. */
  | {
      readonly kind: "number";
      readonly value: number;
      readonly shown: string | null;
      readonly doubt: CellDoubt | null;
    }
  /** A date, a failed formula and the like; `text` is what the person sees. */
  | { readonly kind: "refused"; readonly text: string; readonly reason: Reason };

/** A row with letters or digits, as a line of dashes has not; `line` counts from 1, as editors and spreadsheets do. */
export interface Row {
  readonly line: number;
  readonly cells: readonly Cell[];
  /** How the spreadsheet marks a row that may not count. */
  readonly mark: "hidden row" | "struck row" | null;
}

/** A file or text that cannot be used; `message` is Spanish and says what to do. */
export interface Unreadable {
  readonly kind: "unreadable";
  readonly message: string;
}
export const unreadable = (message: string): Unreadable => ({ kind: "unreadable", message });

/** One sheet as it is in the file, before anything is known about its columns. */
export interface RawSheet {
  /** Empty for a text. */
  readonly name: string;
  readonly isHidden: boolean;
  /** Rows that are not blank, without the values of hidden columns. */
  readonly rows: readonly Row[];
  /** Spanish sentences about what was guessed, or not read, when the file was opened. */
  readonly notices: readonly string[];
  /** The names of hidden columns that would be a person's fields. */
  readonly hiddenNames: readonly string[];
  /**
   * Whether the file is plain text, such as CSV: a row of another width than the header's may be shifted
   * by a separator, and a number may have lost its leading zeros.
   */
  readonly isPlainText: boolean;
}

/** The place of a cell of a sheet; `column` counts from 0. */
export const placeIn = ({ isPlainText }: RawSheet, line: number, column: number) =>
  isPlainText ? `línea ${line}` : `celda ${columnLetters(column)}${line}`;

export const textCell = (text: string): Cell => ({ kind: "text", text, doubt: null });
export const refusedCell = (text: string, kind: PlainReason): Cell => ({
  kind: "refused",
  text,
  reason: { kind },
});

/** The text that a person sees in the cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return "";
  return cell.kind === "number" ? (cell.shown ?? String(cell.value)) : cell.text;
}

/** The number of cells of the longest row. */
export const widthOf = (rows: readonly Row[]): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** The cells of a row that are not blank, as one text. */
export const rowText = ({ cells }: Row) =>
  cells
    .filter((cell) => !isBlank(cell))
    .map(cellText)
    .join(", ");

/** Whether the row says nothing: it is blank, or a line that separates others. */
export const saysNothing = ({ cells }: Row): boolean =>
  !cells.some((cell) => !isBlank(cell) && /[\p{L}\p{N}]/u.test(cellText(cell)));

/** Whether a person sees nothing in the cell. */
export function isBlank(cell: Cell | undefined): boolean {
  const text = cellText(cell);
  return text === "" || (!/[!-~]/.test(text) && tidyText(text) === "");
}
