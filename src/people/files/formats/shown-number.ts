import { format as formatted } from "numfmt";
import { isExact } from "#people/model/carnet/read-carnet.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import type { CellDoubt } from "../list-fault.ts";
import { type Cell, textCell } from "../table.ts";

/** A part of a text that is written in one style. */
export interface Run {
  readonly text: string;
  readonly isStruck: boolean;
}

/** The cell of a text of which only a part is struck through, as people correct a cell; `null` for others. */
export function partlyStruck(runs: readonly Run[]): Cell | null {
  const valid = runs.filter(({ isStruck }) => !isStruck);
  const textOf = (each: readonly Run[]) => each.map(({ text }) => text).join("");
  const proposal = tidyText(textOf(valid));
  if (valid.length === runs.length || proposal === "") return null;
  return { kind: "text", text: textOf(runs), doubt: { reason: { kind: "struck text" }, proposal } };
}

/** The cell of a number whose format is `pattern`, as in `"XIII-"00000`. */
export function formattedNumber(value: number, pattern: string | undefined): Cell {
  const cell = numberCell(value, shownText(pattern, value) ?? String(value));
  // A format of several zeros shows all zeros that the number has.
  const isComplete = /0[^;]*0/.test(pattern ?? "") && cell.kind === "number" && cell.doubt === null;
  return isComplete ? { ...cell, shown: cell.shown ?? String(value) } : cell;
}

/**
 * The cell of a number that is shown as a text. People read and write what they see, so it counts where
 * it adds only text and leading zeros to the number; any other difference is a doubt.
 */
export function numberCell(value: number, shown: string): Cell {
  if (shown === String(value)) return { kind: "number", value, shown: null, doubt: null };
  if (addsOnlyText(value, shown)) return { kind: "number", value, shown, doubt: null };
  return { kind: "number", value, shown: null, doubt: differs(shown, String(value)) };
}

function addsOnlyText(value: number, shown: string): boolean {
  if (!isExact(value) || value < 0) return false;
  // Decimals, thousands, percentages and powers of ten.
  return !/\d[.,]\d|%|\dE[+-]?\d/.test(shown) && containsInOrder(shown, String(value));
}

/** The cell of a text whose format may add to it, as `"T-"@` does, or hide it. */
export function formattedText(text: string, pattern: string | undefined): Cell {
  if (text === "" || pattern === undefined || !/[@;]/.test(pattern)) return textCell(text);
  const shown = shownText(pattern, text) ?? text;
  if (shown.includes(text.trim())) return textCell(shown);
  return { kind: "text", text, doubt: differs(shown, text) };
}

function differs(shown: string, stored: string): CellDoubt {
  // A narrow column shows fewer digits.
  const isShortened = shown === "" || /\dE[+-]?\d/.test(shown);
  return { reason: { kind: "shown differs", shown, stored }, proposal: isShortened ? null : shown };
}

/** The text that a spreadsheet shows, or `null` for a format that it could not apply either. */
function shownText(pattern: string | undefined, value: number | string): string | null {
  if (pattern === undefined || pattern === "General" || pattern === "@") return null;
  try {
    return String(formatted(pattern, value)).trim();
  } catch {
    return null;
  }
}

function containsInOrder(text: string, digits: string): boolean {
  let at = 0;
  for (const sign of text) if (sign === digits[at]) at += 1;
  return at === digits.length;
}
