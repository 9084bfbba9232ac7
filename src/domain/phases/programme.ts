import { sameDay } from "../dates/event-dates.ts";
import type { EditionContent } from "../edition/edition.ts";
import { phaseDates } from "./phase.ts";

/** When a talk is on, in milliseconds since the epoch. */
export interface TalkTimes {
  /** When this talk becomes the next one: the start of the talks before it, or the doors. */
  readonly next: number;
  readonly starts: number;
  /** Its own end, else the next talk's start, else that of the event. */
  readonly ends: number;
}

/** The times of the talks, in their order; `null` for one without an hour. */
export function programmeTimes({
  edicion,
  tematicas,
}: Pick<EditionContent, "edicion"> & {
  readonly tematicas: readonly Pick<EditionContent["tematicas"][number], "hora" | "hasta">[];
}): (TalkTimes | null)[] {
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
