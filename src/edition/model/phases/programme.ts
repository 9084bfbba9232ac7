import { nameList } from "#platform/text/name-list.ts";
import type { EditionContent } from "../edition.ts";
import {
  atOffsetOf,
  type Dates,
  dateOfDay,
  dayName,
  instantOfDay,
  wallClock,
} from "./event-dates.ts";
import { phaseDates } from "./phase.ts";

/** The times of an item of the programme, in milliseconds since the epoch. */
export interface TalkTimes {
  /** When it is announced as next: the previous start, the doors, or midnight of a later day. */
  readonly next: number;
  readonly starts: number;
  /** Its own end, else the next item's start on that day, else the end of the day or the event. */
  readonly ends: number;
}

type Item = EditionContent["tematicas"][number];

interface Programme<Fields extends keyof Item> {
  readonly edicion: Pick<EditionContent["edicion"], "fechas" | "fases">;
  readonly tematicas: readonly Pick<Item, Fields>[];
}

const DAY = 86_400_000;
/** How long an evening may go on after midnight. */
const NIGHT = DAY / 4;

/** Whether an item is a talk, unlike the opening, a break or lunch. */
export function isTalk({ descripcion, icono, ponente }: Partial<Item>): boolean {
  return descripcion !== undefined || icono !== undefined || (ponente ?? []).length > 0;
}

/**
 * Sorts by day and hour. An item without an hour stays behind the one that it follows in the file;
 * items of one hour stay in the order of their rooms' first mention, so that rooms keep their columns.
 */
export function inProgrammeOrder<Each extends Pick<Item, "dia" | "hora" | "sala">>(
  items: readonly Each[],
  fechas: EditionContent["edicion"]["fechas"],
): Each[] {
  const rooms = [...new Set(items.map(({ sala }) => sala))];
  let before = { day: 1, hour: "" };
  return items
    .map((item) => {
      const day = item.dia ?? 1;
      const hour = item.hora ?? (day === before.day ? before.hour : "");
      before = { day, hour };
      return {
        item,
        key: `${day} ${hour && instantOfDay(fechas, day, hour)}`,
        room: item.hora ? rooms.indexOf(item.sala) : rooms.length,
      };
    })
    .sort((one, other) =>
      one.key === other.key ? one.room - other.room : one.key < other.key ? -1 : 1,
    )
    .map(({ item }) => item);
}

/** The midnight at which a day of the event begins, at its own offset. */
export function midnightOf({ inicio }: Dates, day = 1): string {
  return atOffsetOf(inicio, dateOfDay(inicio, day), "00:00");
}

/** The start of an item: `10:15 AM`, or `Sáb 10:15 AM` in a programme of several days; empty without an hour. */
export function startOf(
  { edicion, tematicas }: Programme<"dia">,
  { dia, hora }: Pick<Item, "dia" | "hora">,
): string {
  if (hora === undefined) return "";
  const { time, weekdayAndDay } = wallClock(instantOfDay(edicion.fechas, dia, hora));
  const areSeveral = new Set(tematicas.map((item) => item.dia ?? 1)).size > 1;
  return areSeveral ? `${weekdayAndDay.slice(0, 3)} ${time}` : time;
}

/** The times of the items, in their order; `null` for one without an hour. */
export function programmeTimes({
  edicion,
  tematicas,
}: Programme<"hora" | "hasta" | "dia">): (TalkTimes | null)[] {
  const { doors, end } = phaseDates(edicion);
  const { fechas } = edicion;
  const at = ({ dia }: Pick<Item, "dia">, time: string) =>
    Date.parse(instantOfDay(fechas, dia, time));
  const starts = tematicas
    .flatMap((item) => (item.hora ? [at(item, item.hora)] : []))
    .sort((one, other) => one - other);
  return tematicas.map((item) => {
    if (item.hora === undefined) return null;
    const own = at(item, item.hora);
    const midnight = Date.parse(midnightOf(fechas, item.dia));
    const isNight = tematicas.some(
      ({ dia, hora }) => dia === item.dia && hora && at(item, hora) >= midnight + DAY,
    );
    const dayEnds = Math.min(end, midnight + DAY + (isNight ? NIGHT : 0));
    const later = starts.find((start) => start > own && start < dayEnds) ?? dayEnds;
    return {
      next:
        starts.findLast((start) => start < own && start > midnight) ?? Math.max(doors, midnight),
      starts: own,
      ends: item.hasta === undefined ? later : at(item, item.hasta),
    };
  });
}

/** An item as the countdown's place announces it. */
export interface ProgrammeItem extends Pick<TalkTimes, "starts" | "ends"> {
  readonly title: string;
  /** Its index among all items of the programme. */
  readonly place: number;
  /** When its day begins, in milliseconds since the epoch. */
  readonly midnight: number;
  /** For example `domingo 5`. */
  readonly day: string;
  /** For example `10:30 AM`. */
  readonly time: string;
  /** The end that the content names, for example `12:00 PM`; no other end is announced. */
  readonly end?: string | undefined;
  /** Its room, if it has one of its own. */
  readonly room?: string | undefined;
  readonly description?: string | undefined;
  readonly isTalk: boolean;
  /** For example `Ana Xicará y Luis Poz`; empty without speakers. */
  readonly speakers: string;
}

/** The speakers of an item, in the order in which it names them. */
export function speakersOf<Speaker extends { readonly id: string }>(
  { ponente }: Pick<Item, "ponente">,
  ponentes: readonly Speaker[],
): Speaker[] {
  return ponente.flatMap((id) => ponentes.find((speaker) => speaker.id === id) ?? []);
}

/** The items that have an hour, in order. */
export function programmeItems({
  edicion,
  tematicas,
  ponentes,
}: Programme<"titulo" | "hora" | "hasta" | "dia" | "sala" | "ponente" | "descripcion" | "icono"> & {
  readonly ponentes: readonly Pick<EditionContent["ponentes"][number], "id" | "nombre">[];
}): ProgrammeItem[] {
  const { fechas } = edicion;
  return programmeTimes({ edicion, tematicas }).flatMap((times, index) => {
    const item = tematicas[index];
    if (times === null || item?.hora === undefined) return [];
    const { titulo: title, dia, hora, hasta, sala: room, descripcion: description } = item;
    const midnight = midnightOf(fechas, dia);
    return [
      {
        starts: times.starts,
        ends: times.ends,
        midnight: Date.parse(midnight),
        day: dayName(midnight),
        time: wallClock(instantOfDay(fechas, dia, hora)).time,
        end: hasta && wallClock(instantOfDay(fechas, dia, hasta)).time,
        title,
        place: index,
        room,
        description,
        isTalk: isTalk(item),
        speakers: nameList(speakersOf(item, ponentes).map(({ nombre }) => nombre)),
      },
    ];
  });
}
