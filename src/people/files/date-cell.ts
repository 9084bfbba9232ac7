import { type Cell, refusedCell } from "./table.ts";

const FIRST_SHOWN = Date.UTC(1900, 2, 1);

/**
 * The cell of a date that may have been a carnet. `days` are the dates that it may have shown, such as
 * `2490-12-07`, for which `2490-12-7` may have been typed.
 */
export function dateCell(days: readonly string[]): Cell {
  const readings = carnetsOfDays(days);
  const [text = "fecha", ...others] = readings;
  return others.length === 0
    ? refusedCell(text, "date")
    : { kind: "refused", text, reason: { kind: "several readings", readings, isDate: true } };
}

function carnetsOfDays(days: readonly string[]): string[] {
  const whole = days.filter((day) => /^\d{4}-/.test(day));
  return [...new Set([...whole, ...whole.map((day) => day.replace(/-0(?=\d$)/, "-"))])];
}

/** The carnets that may have been a date such as `5/12/2490`: Guatemala writes the day first, the USA the month. */
export function carnetsOfWrittenDay(text: string): string[] {
  const [, one = "", other = "", year] =
    /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?: 0?0:00(?::00)?)?$/.exec(text.trim()) ?? [];
  const days = [[other, one] as const, [one, other] as const].map(
    ([month, day]) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
  return carnetsOfDays(days.filter((day) => aDay.test(day)));
}

const aDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/**
 * The day that a spreadsheet shows for a date; none before March 1900, where Excel counts a day that never was, and
 * LibreOffice by another calendar.
 */
export function shownDays(time: number): readonly string[] {
  return time >= FIRST_SHOWN ? [new Date(time).toISOString().slice(0, 10)] : [];
}
