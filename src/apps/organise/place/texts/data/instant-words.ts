import { wallClock } from "../../../../../domain/dates/event-dates.ts";

/** `sábado 3 de octubre de 2026, 8:00 AM`; `null` for a text that is no instant. */
export function instantInWords(instant: string): string | null {
  try {
    const { weekdayAndDay, year, time } = wallClock(instant);
    return `${weekdayAndDay.toLowerCase()} de ${year}, ${time}`;
  } catch {
    return null;
  }
}
