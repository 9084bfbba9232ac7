import { weekdayOf } from "../../../../../domain/dates/content-dates.ts";
import { atOffsetOf } from "../../../../../domain/dates/event-dates.ts";
import { change, currentDraft } from "../data/draft.ts";
import { valueAt } from "../data/entries/entries.ts";
import { type Place, pathOfField } from "./use-field.ts";

/** Guatemala's, which has had one offset since 2006. */
const USUAL_OFFSET = "2000-01-01T00:00:00-06:00";

/**
 * Writes an instant at the offset of the event. If the event begins on another day, the weekday that
 * the file names follows, so that nobody has to know of it.
 */
export function setInstant(
  place: Place,
  name: string,
  typed: { readonly day: string; readonly time: string } | null,
): void {
  const path = pathOfField(place, name);
  const edicion = currentDraft().data.edicion;
  const like = [valueAt(edicion, path), valueAt(edicion, ["fechas", "inicio"]), USUAL_OFFSET].find(
    (each) => typeof each === "string" && /(?:Z|[+-]\d\d:\d\d)$/.test(each),
  );
  const instant = typed && atOffsetOf(String(like), typed.day, typed.time);
  change(place.file, path, instant ?? undefined);
  const hasWeekday = valueAt(edicion, ["fechas", "dia"]) !== undefined;
  if (name === "fechas.inicio" && hasWeekday && instant) {
    change("edicion", ["fechas", "dia"], weekdayOf(instant));
  }
}
