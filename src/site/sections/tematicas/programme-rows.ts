import type { Edition } from "#edition/model/edition.ts";
import { programmeTimes, type TalkTimes } from "#edition/model/phases/programme.ts";

export type Item = Edition["tematicas"][number];

/** An item of the programme, with its place in all of it. */
export interface PlacedItem {
  readonly item: Item;
  readonly place: number;
  readonly times: TalkTimes | null;
}

/** The items that begin at one hour: one, or several in rooms side by side. */
export type Row = readonly PlacedItem[];

/** One day of the programme. */
export interface Day {
  readonly number: number;
  readonly rows: readonly Row[];
}

/** The programme, which is in order, by days and hours. */
export function programmeDays(edition: Pick<Edition, "edicion" | "tematicas">): Day[] {
  const times = programmeTimes(edition);
  const days: { number: number; rows: PlacedItem[][] }[] = [];
  edition.tematicas.forEach((item, place) => {
    const placed = { item, place, times: times[place] ?? null };
    const day = days.at(-1);
    if (day?.number !== (item.dia ?? 1)) {
      days.push({ number: item.dia ?? 1, rows: [[placed]] });
      return;
    }
    const row = day.rows.at(-1);
    const beside = item.hora !== undefined && row?.[0]?.item.hora === item.hora;
    if (row && beside) row.push(placed);
    else day.rows.push([placed]);
  });
  return days;
}
