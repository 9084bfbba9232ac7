/** A phone's estimate of the server's clock. */
export interface Clock {
  /** Milliseconds to add to the phone's clock. */
  readonly offset: number;
  /** How long the answer took from which the offset comes, in ms; the offset is wrong by half of it at most. */
  readonly roundTrip: number;
  /** The server's time in its last answer; what phones stored earlier lacks it. */
  readonly serverTime?: number;
}

export interface ClockReading {
  /** When the answer arrived, by the phone's clock, in ms since the epoch. */
  readonly answeredAt: number;
  /** In ms, measured by a monotonic clock. */
  readonly roundTrip: number;
  /** The server's time, in ms since the epoch. */
  readonly serverTime: number;
}

/**
 * Returns the more exact estimate, which is the one with the shorter round trip, with the time of the new answer.
 * If the two contradict each other, somebody set the phone's clock, and the new one wins.
 */
export function correctClock(
  known: Clock | null,
  { answeredAt, roundTrip, serverTime }: ClockReading,
): Clock {
  const offset = Math.round(serverTime - answeredAt + roundTrip / 2);
  const read = { offset, roundTrip, serverTime };
  if (known === null || roundTrip <= known.roundTrip) return read;
  const contradicts = Math.abs(offset - known.offset) > (roundTrip + known.roundTrip) / 2 + 1;
  return contradicts ? read : { ...known, serverTime };
}

/** The most that a phone's clock, once corrected, may lie behind the server's last answer, in ms. */
const MOST_BEHIND_MS = 3_600_000;

/** Whether the phone has lost its date since the server's last answer. */
export function isDateLost(phoneTime: number, clock: Clock | null): boolean {
  return phoneTime + (clock?.offset ?? 0) < (clock?.serverTime ?? 0) - MOST_BEHIND_MS;
}

/**
 * The server's time at `phoneTime`, both in ms since the epoch. A phone whose battery was empty may have lost its
 * date; the time never lies before the server's last answer.
 */
export function serverTimeAt(phoneTime: number, clock: Clock | null): number {
  return Math.max(phoneTime + (clock?.offset ?? 0), clock?.serverTime ?? 0);
}
