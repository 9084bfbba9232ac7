import { type Cell, refusedCell } from "./table.ts";

const DAY_MS = 86_400_000;
const FIRST_GREGORIAN = Date.UTC(1582, 9, 15);
const FIRST_OF_EXCEL = Date.UTC(1900, 0, 1);
/** Excel counts a 29 February 1900, which never was. LibreOffice does not, and begins a day earlier. */
const AFTER_FALSE_DAY = Date.UTC(1900, 2, 1);

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

/** The days that a spreadsheet may show for a date. LibreOffice shows the Julian calendar before October 1582. */
export function shownDays(time: number): readonly string[] {
  const day = Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
  return time < FIRST_GREGORIAN ? [julianDay(time), day] : [day];
}

/** The days that a spreadsheet may show for a date of an XLSX that counts from 1900; `time` is counted as in Excel. */
export function shownDaysSince1900(time: number): readonly string[] {
  if (!(time < AFTER_FALSE_DAY)) return shownDays(time);
  // Excel has no days before 1900, so that LibreOffice wrote them.
  const days = shownDays(time - DAY_MS);
  if (time < FIRST_OF_EXCEL) return days;
  return [...days, ...shownDays(time)];
}

/** The Julian calendar's day, by the formula of E. G. Richards. */
function julianDay(time: number): string {
  const days = 4 * (Math.floor(time / DAY_MS) + 2_440_588 + 1401) + 3;
  const rest = 5 * Math.floor((days % 1461) / 4) + 2;
  const month = ((Math.floor(rest / 153) + 2) % 12) + 1;
  const year = Math.floor(days / 1461) - 4716 + Math.floor((14 - month) / 12);
  const parts = [String(year).padStart(4, "0"), month, Math.floor((rest % 153) / 5) + 1];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
