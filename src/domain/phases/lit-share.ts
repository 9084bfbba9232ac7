import type { PhaseDates } from "./phase.ts";

type Countdown = Pick<PhaseDates, "dayStarts" | "doors">;

const DAY_MS = 86_400_000;
/** The days before the event over which the emblem fills with light. */
const FILLING_DAYS = 14;

/** Whole days until the doors open, as the countdown shows them; negative afterwards. */
function daysLeft({ doors }: Countdown, now: number): number {
  return Math.floor((doors - now) / DAY_MS);
}

/** The share of the emblem's height that is lit at `now`, in milliseconds since the epoch. */
export function litShare(event: Countdown, now: number): number {
  return Math.min(1, Math.max(0, 1 - daysLeft(event, now) / FILLING_DAYS));
}

/** Whether the whole emblem glows, which it does for good from the time that the doors open. */
export function isGlowing({ doors }: Countdown, now: number): boolean {
  return now >= doors;
}

/** Milliseconds from `now` until share or caption may change; `null` when nothing more changes. */
export function untilNextShare({ dayStarts, doors }: Countdown, now: number): number | null {
  // The whole days change just after the doors' hour.
  const days = Array.from({ length: FILLING_DAYS }, (_, day) => doors - (day + 1) * DAY_MS + 1);
  const later = [...days, dayStarts - DAY_MS, doors].filter((instant) => instant > now);
  return later.length === 0 ? null : Math.min(...later) - now;
}

/**
 * The caption of the emblem, which counts the days; `null` before that, and from the eve on, when
 * the text in the countdown's place announces the event.
 */
export function litCaption(event: Countdown, now: number): string | null {
  const days = daysLeft(event, now);
  if (days >= FILLING_DAYS || now >= event.dayStarts - DAY_MS) return null;
  return days === 1 ? "Falta 1 día" : `Faltan ${days} días`;
}
