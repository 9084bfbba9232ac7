import { guatemalaMinute, guatemalaTime } from "#platform/text/guatemala-time.ts";
import { wallClock } from "./event-dates.ts";

/** Formats an instant as people say it, such as `8:03`. */
export function timeOfDay(instant: number): string {
  return guatemalaMinute(instant).slice(11).replace(/^0/, "");
}

/** Formats an instant as `a las 20:00`, or `el 4/10 a las 20:00` if it is on another day than `now`. */
export function dayAndTime(instant: number, now: number): string {
  const [day, today] = [guatemalaMinute(instant), guatemalaMinute(now)].map((it) =>
    it.slice(0, 10),
  );
  if (day === today) return `a las ${timeOfDay(instant)}`;
  const [, month, date] = (day ?? "").split("-").map(Number);
  return `el ${date}/${month} a las ${timeOfDay(instant)}`;
}

/** An instant in Guatemala's local time, formatted in Spanish. */
export function clockOf(instant: number) {
  return wallClock(`${guatemalaTime(instant).replace(" ", "T")}-06:00`);
}

/** For after `hasta`: `las 18:00`, `el 4/10 a las 18:00`. */
export function endOf(instant: number, now: number): string {
  return dayAndTime(instant, now).replace(/^a /, "");
}
