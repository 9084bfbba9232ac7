import { guatemalaMinute, guatemalaTime } from "#platform/text/guatemala-time.ts";
import { wallClock } from "./event-dates.ts";

/** Formats an instant as people say it, such as `8:03`. */
export function timeOfDay(instant: number): string {
  return guatemalaMinute(instant).slice(11).replace(/^0/, "");
}

/** An instant as `a las 20:00`; on another day than `now` as `el 4/10 a las 20:00`, in another year `el 4/10/2025 …`. */
export function dayAndTime(instant: number, now: number): string {
  const [day, today] = [guatemalaMinute(instant), guatemalaMinute(now)].map((it) =>
    it.slice(0, 10),
  );
  if (day === today) return `a las ${timeOfDay(instant)}`;
  const [year, month, date] = (day ?? "").split("-").map(Number);
  const inYear = today?.startsWith(String(year)) ? "" : `/${year}`;
  return `el ${date}/${month}${inYear} a las ${timeOfDay(instant)}`;
}

/** An instant in Guatemala's local time, formatted in Spanish. */
export function clockOf(instant: number) {
  return wallClock(`${guatemalaTime(instant).replace(" ", "T")}-06:00`);
}

/** For after `hasta`: `las 18:00`, `el 4/10 a las 18:00`. */
export function endOf(instant: number, now: number): string {
  return dayAndTime(instant, now).replace(/^a /, "");
}
