import type { Edition } from "#edition/model/edition.ts";
import { programmeTimes, type TalkTimes } from "#edition/model/phases/programme.ts";
import { groupBy } from "#platform/text/group-by.ts";

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
interface Day {
  readonly number: number;
  readonly rows: readonly Row[];
}

/** The programme, which is in order, by days and hours; an item without an hour stands alone. */
export function programmeDays(edition: Pick<Edition, "edicion" | "tematicas">): Day[] {
  const times = programmeTimes(edition);
  const items = edition.tematicas.map((item, place) => ({
    item,
    place,
    times: times[place] ?? null,
  }));
  return [...groupBy(items, ({ item }) => item.dia ?? 1)].map(([number, ofDay]) => ({
    number,
    rows: [...groupBy(ofDay, ({ item, place }) => item.hora ?? place).values()],
  }));
}
