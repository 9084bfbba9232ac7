import { capitalised } from "#platform/text/capitalised.ts";
import { atTime } from "./event-dates.ts";
import { type Phase, type PhaseDates, phaseAt } from "./phase.ts";
import type { PhaseTexts } from "./phase-texts.ts";
import type { ProgrammeItem } from "./programme.ts";

/** The text in the countdown's place once it has reached zero, all day. */
const STARTED = "¡Ya empezó el evento!";
/** The line below it once the last item is over. The organisers' own thanks are for after the event. */
const FINISHED = "Terminó el programa.\nGracias por acompañarnos.";

export interface AfterZero {
  readonly dates: PhaseDates;
  readonly texts: Readonly<Record<Phase, Pick<PhaseTexts, "past" | "note">>>;
  readonly programme: readonly ProgrammeItem[];
  /** Whether the programme lacks no item, as it does those without an hour. */
  readonly isWhole: boolean;
}

const DAY = 86_400_000;

/** The two lines in the countdown's place at `now`, in milliseconds since the epoch. */
export function startedLines({ dates, texts, programme, isWhole }: AfterZero, now: number) {
  const phase = phaseAt(dates, now);
  const { past, note } = texts[phase];
  const { now: running, resumes, coming } = onNow(programme, now);
  const first = coming[0]?.[0];
  const title = now < dates.dayEnds ? STARTED : past;
  if (phase !== "under-way") return { title, note };
  const isLastDay = now >= dates.dayEnds - DAY;
  if (isWhole && isLastDay && programme.length > 0 && running.length === 0 && !first) {
    return { title, note: FINISHED };
  }
  if (!resumes || !first) return { title, note };
  const day = dayWord(first, now) ?? "hoy";
  return { title, note: `${capitalised(day)} seguimos, ${first.time.replace(" ", "\u00a0")}` };
}

/** The instants at which lines or items change, in order; the first is the opening of the doors. */
export function startedChanges({
  dates: { doors, starts, end, dayEnds },
  programme,
}: Pick<AfterZero, "dates" | "programme">): readonly number[] {
  const items = programme.flatMap((item) => [item.midnight, item.starts, item.ends]);
  const onTheDays = items.filter((instant) => doors < instant && instant < end);
  const instants = new Set([doors, starts, end, dayEnds, ...onTheDays]);
  return [...instants].sort((one, other) => one - other);
}

/**
 * The items that are on at `now`, in milliseconds since the epoch, in the order of the programme, one for each
 * room, and those to come, by their start.
 */
export function onNow(programme: readonly ProgrammeItem[], now: number) {
  const running = programme.filter(({ starts, ends }) => starts <= now && now < ends);
  const later = programme.filter(({ starts }) => starts > now);
  const [first] = later;
  const before = programme.findLast(({ starts }) => starts <= now);
  const resumes =
    running.length === 0 &&
    first !== undefined &&
    (before?.midnight ?? first.midnight) < first.midnight;
  // A day is announced by its first talk, not by the breakfast before it.
  const opening = resumes
    ? later.find(({ isTalk, midnight }) => isTalk && midnight === first.midnight)
    : first;
  const starts = new Set(later.map((item) => item.starts));
  for (const start of starts) if (start < (opening?.starts ?? 0)) starts.delete(start);
  return {
    now: running,
    coming: [...starts].map((start) => later.filter((item) => item.starts === start)),
    /** Whether one of the event's days is over and the next one has not begun. */
    resumes,
  };
}

/** For example `mañana` or `el domingo 5`; `undefined` on the item's own day. */
export function dayWord({ midnight, day }: ProgrammeItem, now: number): string | undefined {
  if (midnight <= now) return undefined;
  return midnight - now <= DAY ? "mañana" : `el ${day}`;
}

/** For example `a las 10:30 AM`, or `mañana a las 9:00 AM`. */
export function startInWords(item: ProgrammeItem, now: number): string {
  return [dayWord(item, now), atTime(item.time)].filter(Boolean).join(" ");
}

/** For example `hasta la 1:00 PM`; `undefined` without an end. */
export function endInWords({ end }: ProgrammeItem): string | undefined {
  return end && `hasta ${atTime(end).slice(2)}`;
}

/** For example `11:15 AM–12:15 PM`, `2:00–3:00 PM` or `2:00 PM`. */
export function hoursInWords({ time, end }: ProgrammeItem): string {
  if (end === undefined) return time;
  return `${end.slice(-2) === time.slice(-2) ? time.slice(0, -3) : time}–${end}`;
}
