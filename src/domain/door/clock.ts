/** What a phone knows of the server's clock. */
export interface Clock {
  /** Milliseconds to add to the phone's clock. */
  readonly offset: number;
  /** How long the answer took that it was learned from: the offset is wrong by half of it at most. */
  readonly roundTrip: number;
}

/** One answer of the server: when it was asked and answered by the phone's clock, and its own time. */
export interface ClockReading {
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly serverTime: number;
}

/**
 * What is known after one more reading: the reading that took least, as it is the least wrong; a new
 * one whatever it took when both cannot be true, as after somebody set the phone's clock.
 */
export function correctClock(
  known: Clock | null,
  { askedAt, answeredAt, serverTime }: ClockReading,
): Clock {
  const roundTrip = Math.max(0, answeredAt - askedAt);
  const read = { offset: Math.round(serverTime - (askedAt + answeredAt) / 2), roundTrip };
  if (known === null || roundTrip <= known.roundTrip) return read;
  const contradicts = Math.abs(read.offset - known.offset) > (roundTrip + known.roundTrip) / 2 + 1;
  return contradicts ? read : known;
}
