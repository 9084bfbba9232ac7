/** Whole units until the instant; all are zero once it has come. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND = 1000;

/**
 * The time from `now` to `target`, both in milliseconds since the epoch, or `null` once it has come.
 * A started second counts as whole, so the figures reach zero exactly when the event starts.
 */
export function timeLeft(target: number, now: number): TimeLeft | null {
  const left = target - now;
  if (left <= 0) return null;
  const seconds = Math.ceil(left / SECOND);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * Milliseconds until the figures next change. They are computed from the clock each time, so that
 * neither a late timer nor a suspended tab makes the countdown drift.
 */
export function untilNextChange(target: number, now: number): number {
  const left = target - now;
  return left <= 0 ? 0 : left % SECOND || SECOND;
}
