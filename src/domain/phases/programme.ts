import { atTime, sameDay, wallClock } from "../dates/event-dates.ts";
import type { EditionContent } from "../edition/edition.ts";
import { phaseDates } from "./phase.ts";

/** The times of a talk, in milliseconds since the epoch. */
export interface TalkTimes {
  /**
   * When this talk is announced as the next one: at the start of the previous talks, or when the
   * doors open.
   */
  readonly next: number;
  readonly starts: number;
  /** Its own end, else the next talk's start, else the end of the event. */
  readonly ends: number;
}

type Talk = EditionContent["tematicas"][number];

/** The fields that the times are computed from. */
interface Programme<Fields extends keyof Talk> {
  readonly edicion: Pick<EditionContent["edicion"], "fechas" | "fases">;
  readonly tematicas: readonly Pick<Talk, Fields>[];
}

/** The times of the talks, in order; `null` for a talk without an hour. */
export function programmeTimes({
  edicion,
  tematicas,
}: Programme<"hora" | "hasta">): (TalkTimes | null)[] {
  const { doors, end } = phaseDates(edicion);
  const at = (time: string) => Date.parse(sameDay(edicion.fechas.inicio, time));
  const starts = tematicas.flatMap(({ hora }) => (hora === undefined ? [] : [at(hora)]));
  return tematicas.map(({ hora, hasta }) => {
    if (hora === undefined) return null;
    const own = at(hora);
    return {
      next: starts.findLast((start) => start < own) ?? doors,
      starts: own,
      ends: hasta === undefined ? (starts.find((start) => start > own) ?? end) : at(hasta),
    };
  });
}

/** A talk as the countdown's place announces it. */
export interface ProgrammeItem extends Pick<TalkTimes, "starts" | "ends"> {
  readonly title: string;
  /** For example `a las 10:30`. */
  readonly at: string;
}

/** The talks that have an hour, in order. */
export function programmeItems({
  edicion,
  tematicas,
}: Programme<"titulo" | "hora" | "hasta">): ProgrammeItem[] {
  return programmeTimes({ edicion, tematicas }).flatMap((times, index) => {
    const { titulo: title = "", hora } = tematicas[index] ?? {};
    if (times === null || hora === undefined) return [];
    const at = atTime(wallClock(sameDay(edicion.fechas.inicio, hora)).time);
    return [{ starts: times.starts, ends: times.ends, title, at }];
  });
}
