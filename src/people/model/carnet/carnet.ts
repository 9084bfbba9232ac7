/*
 * The shape of a carnet and how it is typed. This file imports no package, because the page needs it
 * early and then loads no library but React.
 */

import type { CarnetGroups } from "#edition/model/carnet-groups.ts";

/** The longest carnet, written in zeros. */
export function carnetPlaceholder(groups: CarnetGroups): string {
  return groups.map((digits) => "0".repeat(digits)).join("-");
}

/** Keeps the digits of `text`, as many as a carnet has at most, and groups them with dashes. */
export function formatCarnet(text: string, groups: CarnetGroups): string {
  return groupDigits(digitsOf(text.normalize("NFKC")), groups);
}

/** Groups plain digits with dashes, as many as a carnet has at most. */
export function groupDigits(digits: string, groups: CarnetGroups): string {
  let grouped = "";
  let start = 0;
  for (const size of groups) {
    if (start > 0 && start < digits.length) grouped += "-";
    grouped += digits.slice(start, start + size);
    start += size;
  }
  return grouped;
}

/** Whether `carnet` has at least one digit of its last group. */
export function isWholeCarnet(carnet: string, groups: CarnetGroups): boolean {
  return digitsOf(carnet).length > mostDigits(groups) - (groups.at(-1) ?? 0);
}

/** The digits that an incomplete carnet lacks, as `_-______`. */
export function missingDigits(carnet: string, groups: CarnetGroups): string {
  return carnetPlaceholder(groups).slice(carnet.length).replaceAll("0", "_");
}

/** The text of a field and its caret, in UTF-16 units from the start. */
export interface FieldState {
  readonly value: string;
  readonly caret: number;
}

/**
 * Formats a field after an edit that turned `before` into `after`. The caret stays behind the same digit,
 * so that typing or deleting in the middle does not move it. A text around a carnet is removed. Returns
 * `null` for an insertion that would have to be cut or guessed, because the result could be the carnet of
 * another person.
 */
export function formatCarnetEdit(
  before: FieldState,
  after: FieldState,
  groups: CarnetGroups,
): FieldState | null {
  const behind = digitsOf(after.value.slice(after.caret));
  const start = commonStart(before.value, after.value.slice(0, after.caret));
  const inserted = visibleIn(after.value.slice(start, after.caret));
  const isTyped = inserted.length <= 1;
  const digits = isTyped ? digitsOf(inserted) : digitsIn(inserted);
  const around = digitsOf(after.value.slice(0, start));
  const ahead = around + (digits ?? "");
  const most = mostDigits(groups);
  const written = isTyped ? null : only(carnetsIn(inserted, groups, SEPARATORS.dash));
  // A text pasted over a carnet may begin like it, so that carnets are looked for in the whole field.
  if (carnetsIn(visibleIn(after.value), groups, SEPARATORS.dash).length > 1) return null;
  // A space or a line break may have cut the last group, as in `2490-21-104 512`.
  const others = digitsOf(inserted).replaceAll(written ?? "", "");
  if (written !== null && written.length < most && others !== "") return null;
  // A telephone, which a browser may fill in.
  if (written === null && !isTyped && inserted.includes("+")) return null;
  if (written === null && digits !== null && (ahead + behind).length <= most) {
    const value = formatCarnet(ahead + behind, groups);
    return { value, caret: formatCarnet(ahead, groups).length };
  }
  if (isTyped) {
    return { value: before.value, caret: after.caret - after.value.length + before.value.length };
  }
  const found = written ?? only(carnetsIn(inserted, groups, SEPARATORS.any));
  const isPart = written === null && around + behind !== "" && found?.length !== most;
  if (found === null || isPart) return null;
  const value = formatCarnet(found, groups);
  return { value, caret: value.length };
}

const SEPARATORS = { dash: "\\s?[\\p{Pd}\u2212]\\s?", any: "[\\s\\p{Pd}\u2212./]*" } as const;

/** The digits of each different carnet in `text`. */
function carnetsIn(text: string, groups: CarnetGroups, separator: string): string[] {
  const last = groups.length - 1;
  const pattern = groups.map((size, place) => `\\d{${place === last ? "1," : ""}${size}}`);
  // A letter behind the digits may be a digit that was misread, as in `1O4512`.
  const whole = new RegExp(`(?<!\\d-?)${pattern.join(separator)}(?!-?\\d|\\p{L})`, "gu");
  return [...new Set([...text.matchAll(whole)].map(([match]) => digitsOf(match)))];
}

/**
 * `text` with ASCII digits, and without invisible characters, which messages may contain between
 * digits.
 */
function visibleIn(text: string): string {
  return text.normalize("NFKC").replace(/\p{Cf}/gu, "");
}

function only(carnets: readonly string[]): string | null {
  const [first, ...others] = carnets;
  return first === undefined || others.length > 0 ? null : first;
}

/** The digits of the only number in `text`; `null` if letters separate several numbers. */
function digitsIn(text: string): string | null {
  const numbers = text.split(/\p{L}+/u).filter((part) => /\d/.test(part));
  return numbers.length > 1 ? null : digitsOf(numbers.join());
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function mostDigits(groups: CarnetGroups): number {
  return groups.reduce((sum, digits) => sum + digits, 0);
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** Asks whether the year was written in full: `2490-2024-9999` becomes `2490-20-249999`, which may also be somebody's carnet. */
export function wholeYearQuestion(carnet: string): string | null {
  const [, year] = /^\d+-20-([0-2]\d)\d/.exec(carnet) ?? [];
  return year ? `¿Escribiste el año completo? De 20${year} escribe solo ${year}.` : null;
}
