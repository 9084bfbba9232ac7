import { guatemalaMinute, readGuatemalaTime } from "../../../domain/dates/guatemala-time.ts";
import type { PhaseDates } from "../../../domain/phases/phase.ts";

const MINUTE_MS = 60_000;

/** The last minute of the event's day, or of today for a rehearsal or once the event is over. */
export function usualEnd(
  { dayEnds }: Pick<PhaseDates, "dayEnds">,
  now: number,
  isRehearsal: boolean,
): number {
  const eventEnd = dayEnds - MINUTE_MS;
  const [today] = guatemalaMinute(now).split(" ");
  const tonight = readGuatemalaTime(`${today} 23:59`, now) ?? now;
  // In the last minute of a day, tomorrow's end is used, because today's is about to pass.
  const soon = tonight - now < MINUTE_MS ? tonight + 24 * 60 * MINUTE_MS : tonight;
  return isRehearsal || eventEnd <= now ? soon : eventEnd;
}
