import { type Phase, type PhaseDates, phaseAt } from "./phase.ts";
import type { PhaseTexts } from "./phase-texts.ts";
import type { ProgrammeItem } from "./programme.ts";

/** The text in the countdown's place once it has reached zero, all day. */
const STARTED = "¡Ya empezó el evento!";

/** The data from which the lines after zero are computed. */
export interface AfterZero {
  readonly dates: PhaseDates;
  readonly texts: Readonly<Record<Phase, Pick<PhaseTexts, "past" | "note">>>;
  readonly programme: readonly ProgrammeItem[];
}

/** The two lines in the countdown's place at `now`, in milliseconds since the epoch. */
export function startedLines(
  { dates, texts, programme }: AfterZero,
  now: number,
): { readonly title: string; readonly note: string | null } {
  const { past, note } = texts[phaseAt(dates, now)];
  return {
    title: now < dates.dayEnds ? STARTED : past,
    note: note ?? programmeLine(programme, now),
  };
}

/** Milliseconds from `now` until the lines may change; `null` if they will not. */
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

/** The talk that is running, or the next one. */
function programmeLine(programme: readonly ProgrammeItem[], now: number): string | null {
  const on = programme.filter(({ starts, ends }) => starts <= now && now < ends);
  if (on.length > 0) return `Ahora: ${on.map(({ title }) => title).join(" · ")}`;
  const next = programme.find(({ starts }) => starts > now);
  return next ? `Sigue ${next.at}: ${next.title}` : null;
}
