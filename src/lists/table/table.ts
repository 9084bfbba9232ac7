import type { Place } from "./place.ts";

/** What a cell of a list holds, before anything is known about its column. */
export type Cell =
  | { readonly kind: "text"; readonly text: string }
  /** `shown` is what its number format makes a person see, where that is certain. */
  | { readonly kind: "number"; readonly value: number; readonly shown: string | null }
  /** A date, a failed formula…: `text` for the person to find it by, and why it cannot be taken. */
  | {
      readonly kind: "refused";
      readonly text: string;
      readonly problem: string;
      readonly remedy: string;
    };

/** A row that is not blank; `line` counts from 1 as editors and spreadsheets do. */
export interface Row {
  readonly line: number;
  readonly cells: readonly Cell[];
  /** How a spreadsheet shows that a row may not count: not at all, or struck through. */
  readonly mark: "hidden" | "struck" | null;
}

/** A list as a grid, whatever its format. */
export interface Table {
  readonly rows: readonly Row[];
  /** Where a person finds a cell; `column` counts from 0. */
  place(line: number, column: number): Place;
  /**
   * Whether the list comes from plain text: there a row of another width than the header's is a
   * fault, and a number may have lost the zeros it began with.
   */
  readonly plainText: boolean;
}

export const textCell = (text: string): Cell => ({ kind: "text", text });

/** What a person sees in the cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return "";
  return cell.kind === "number" ? (cell.shown ?? String(cell.value)) : cell.text;
}

export const isBlank = (cell: Cell | undefined): boolean => cellText(cell).trim() === "";
