import type { PhaseDates } from "#edition/model/phases/phase.ts";

/** The instant whose state the page shows without scripts: the first at which tickets are available. */
export const builtAt = ({ ticketsFrom }: Pick<PhaseDates, "ticketsFrom">): number =>
  ticketsFrom ?? 0;

const MINUTE = 60_000;

/** Attributes of an element that the page's clock shows in one span of time and hides outside of it. */
export interface Timed {
  /** In minutes since the epoch, like `data-until`; always before it if missing. */
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

/** A span that begins at an instant. */
export interface StartedSpan extends Span {
  readonly from: number;
}

/**
 * The attributes of an element with this span. In the page as built, which has no clock, the elements
 * of the instant `built` are visible.
 */
export function timed({ from, until }: Span, built: number, own?: "yes" | "no"): Timed {
  const isShown = (from ?? -Infinity) <= built && built < (until ?? Infinity) && own !== "yes";
  return {
    ...(from !== null && { "data-from": from / MINUTE }),
    ...(until !== null && { "data-until": until / MINUTE }),
    ...(own && { "data-own": own }),
    ...(!isShown && { hidden: true }),
  };
}

/** The spans between these instants, in order; the last has no end. */
export function spansOf(instants: readonly number[]): StartedSpan[] {
  return instants.map((from, place) => ({ from, until: instants[place + 1] ?? null }));
}

/** The spans with equal neighbours joined, so that the page has what they share once. */
export function merged<Of extends Span, Value>(spans: readonly Of[], read: (span: Of) => Value) {
  const parts: { readonly value: Value; readonly spans: readonly Of[]; readonly span: Span }[] = [];
  for (const span of spans) {
    const value = read(span);
    const last = parts.at(-1);
    if (last && JSON.stringify(last.value) === JSON.stringify(value)) {
      const whole = { from: last.span.from, until: span.until };
      parts.splice(-1, 1, { value, spans: [...last.spans, span], span: whole });
    } else parts.push({ value, spans: [span], span: { from: span.from, until: span.until } });
  }
  return parts;
}

/** The parts of an element that is shown in all of these spans; a part that never changes needs no span. */
export function partsOf<Value>(
  spans: readonly StartedSpan[],
  built: number,
  read: (instant: number) => Value,
) {
  const parts = merged(spans, ({ from }) => read(from));
  return parts.map(({ value, spans, span }) => ({
    value,
    spans,
    key: span.from,
    shown: parts.length === 1 ? {} : timed(span, built),
  }));
}
