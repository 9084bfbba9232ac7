import { guatemalaMinute, guatemalaTime } from "./guatemala-time.ts";

/** The value of a field of date and time. */
export const timeForField = (instant: number) => guatemalaMinute(instant).replace(" ", "T");

/** The name of a file that is saved today: `lista-2025-10-04.xlsx`. */
export const nameOfToday = (beginning: string, ending: string) =>
  `${beginning}-${guatemalaTime(Date.now()).slice(0, 10)}.${ending}`;
