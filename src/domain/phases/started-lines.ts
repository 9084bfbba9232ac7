import { type Phase, type PhaseDates, phaseAt } from "./phase.ts";
import type { PhaseTexts } from "./phase-texts.ts";
import type { ProgrammeItem } from "./programme.ts";

/** The text in the countdown's place once it has reached zero, all day. */
const STARTED = "¡Ya empezó el evento!";

/** The data from which the texts after zero are computed. */
export interface AfterZero {
  readonly dates: PhaseDates;
  readonly texts: Readonly<Record<Phase, Pick<PhaseTexts, "past" | "note">>>;
  readonly programme: readonly ProgrammeItem[];
}

/** The two lines in the countdown's place at `now`, in milliseconds since the epoch. */
export function startedLines(
  { dates, texts }: Pick<AfterZero, "dates" | "texts">,
  now: number,
): { readonly title: string; readonly note: string | null } {
  const { past, note } = texts[phaseAt(dates, now)];
  return { title: now < dates.dayEnds ? STARTED : past, note };
}

/** Milliseconds from `now` until lines or items may change; `null` if they will not. */
export function untilNextLines(
  { dates, programme }: Pick<AfterZero, "dates" | "programme">,
  now: number,
): number | null {
  const talks = programme.flatMap(({ starts, ends }) => [starts, ends]);
  const later = [dates.doors, dates.starts, dates.end, dates.dayEnds, ...talks].filter(
    (instant) => instant > now,
  );
  return later.length === 0 ? null : Math.min(...later) - now;
}

/** The items that are running, one for each room, those that start next, and those that start then. */
export interface OnNow {
  readonly now: readonly ProgrammeItem[];
  readonly next: readonly ProgrammeItem[];
  readonly later: readonly ProgrammeItem[];
}

/** The items that are on at `now`, in milliseconds since the epoch, in the order of the programme. */
export function onNow(programme: readonly ProgrammeItem[], now: number): OnNow {
  const startAfter = (instant = Number.POSITIVE_INFINITY) =>
    programme.find(({ starts }) => starts > instant)?.starts;
  const nextStart = startAfter(now);
  const laterStart = startAfter(nextStart);
  return {
    now: programme.filter(({ starts, ends }) => starts <= now && now < ends),
    next: programme.filter(({ starts }) => starts === nextStart),
    later: programme.filter(({ starts }) => starts === laterStart),
  };
}
