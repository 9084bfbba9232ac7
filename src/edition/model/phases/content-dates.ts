const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** The Spanish weekday of an instant at its own offset. */
export function weekdayOf(instant: string): string {
  return WEEKDAYS[new Date(`${instant.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";
}

/** The day at `at` (ms since the epoch), such as `2025-10-04`, at the offset of `instant`. */
export function dayOf(at: number, instant: string): string {
  return localTime(at, instant).slice(0, 10);
}

/** The local time at `at` (ms), such as `2025-10-04T08:00:00`, at the offset of `instant`. */
export function localTime(at: number, instant: string): string {
  return new Date(at + minutesAhead(instant) * 60_000).toISOString().slice(0, 19);
}

/** The offset of an instant, in minutes ahead of UTC. */
export function minutesAhead(instant: string): number {
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})$/.exec(instant) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/** The instant at `at` (ms since the epoch), formatted at the offset of `instant`. */
export function atOwnOffset(at: number, instant: string): string {
  return localTime(at, instant) + (/[+-]\d{2}:\d{2}$/.exec(instant)?.[0] ?? "Z");
}
