import type { Phase, PhaseDates } from "../../domain/edition/phase.ts";

/** The dates of the page's phases, and a clock in milliseconds since the epoch. */
export interface Timeline {
  readonly dates: PhaseDates;
  now(): number;
}

const DAY = 86_400_000;
/** `?fase=dia` starts this long before the doors open, so that the countdown's zero can be seen. */
const BEFORE_DOORS = 10_000;

/** Values of `?fase=`, under which the development server shows each phase. */
const phaseNames: Readonly<Record<string, Phase>> = {
  anunciada: "announced",
  abierta: "open",
  dia: "event-day",
  terminada: "over",
};

/** The real dates and clock; in development, those of the phase that `?fase=` names. */
export function timelineOf(dates: PhaseDates): Timeline {
  if (import.meta.env.DEV) {
    const name = new URLSearchParams(location.search).get("fase");
    const phase = name === null ? undefined : phaseNames[name];
    if (phase) return pretended(phase, dates);
  }
  return { dates, now: () => Date.now() };
}

/** Dates that the content lacks are invented, so that each phase can be seen. */
function pretended(phase: Phase, dates: PhaseDates): Timeline {
  const eve = dates.dayStarts - DAY;
  const end = dates.end ?? dates.dayStarts + DAY;
  const ticketsFrom = Math.min(dates.ticketsFrom ?? eve, eve);
  const starts: Record<Phase, [dates: PhaseDates, from: number]> = {
    announced: [{ ...dates, ticketsFrom }, ticketsFrom - DAY],
    open: [{ ...dates, ticketsFrom: null }, eve],
    "event-day": [{ ...dates, ticketsFrom: null }, dates.doors - BEFORE_DOORS],
    over: [{ ...dates, end }, end],
  };
  const [shown, from] = starts[phase];
  return { dates: shown, now: () => from + (Date.now() - performance.timeOrigin) };
}
