/** What a phone knows of the server's clock. */
export interface Clock {
  /** Milliseconds to add to the phone's clock. */
  readonly offset: number;
  /** How long the answer took that it was learned from: the offset is wrong by half of it at most. */
  readonly roundTrip: number;
}

/** One answer of the server. */
export interface ClockReading {
  /** When it came, by the phone's clock, in ms since the epoch. */
  readonly answeredAt: number;
  /** In ms, by a clock that nobody can set. */
  readonly roundTrip: number;
  /** What the server's clock said, in ms since the epoch. */
  readonly serverTime: number;
}

/**
 * Returns the better of what was known and a new reading: the quicker one, as it is the more exact.
 * The new one wins when both cannot be true, which means that somebody set the phone's clock.
 */
export function correctClock(
  known: Clock | null,
  { answeredAt, roundTrip, serverTime }: ClockReading,
): Clock {
  const read = { offset: Math.round(serverTime - answeredAt + roundTrip / 2), roundTrip };
  if (known === null || roundTrip <= known.roundTrip) return read;
  const contradicts = Math.abs(read.offset - known.offset) > (roundTrip + known.roundTrip) / 2 + 1;
  return contradicts ? read : known;
}
