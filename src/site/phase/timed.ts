import type { PhaseDates } from "#edition/model/phases/phase.ts";

/** The instant that the page shows without scripts: tickets are available, or always were. */
export const builtAt = ({ ticketsFrom }: Pick<PhaseDates, "ticketsFrom">): number =>
  ticketsFrom ?? 0;

/** Attributes of an element that the page's clock shows in one span of time and hides outside of it. */
export interface Timed {
  /** In milliseconds since the epoch, like `data-until`; always before it if missing. */
  readonly "data-from"?: number;
  /** The end of the span, which is not part of it. */
  readonly "data-until"?: number;
  /** Whether it is only for visitors with a ticket on this device, or only for all others. */
  readonly "data-own"?: "yes" | "no";
  readonly hidden?: boolean;
}

export interface Span {
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * The attributes of an element with this span. In the page as built, which has no clock, the elements
 * of the instant `built` are visible.
 */
export function timed({ from, until }: Span, built: number, own?: "yes" | "no"): Timed {
  const isShown = (from ?? -Infinity) <= built && built < (until ?? Infinity) && own !== "yes";
  return {
    ...(from !== null && { "data-from": from }),
    ...(until !== null && { "data-until": until }),
    ...(own && { "data-own": own }),
    ...(!isShown && { hidden: true }),
  };
}

/** The spans between these instants, in order; the last has no end. */
export function spansOf(instants: readonly number[]): { from: number; until: number | null }[] {
  return instants.map((from, place) => ({ from, until: instants[place + 1] ?? null }));
}
