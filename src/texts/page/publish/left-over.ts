import { fieldOf, type Path } from "#edition/files/rules/fault.ts";
import {
  dateOfDay,
  instantInWords,
  sameDay,
  wallClock,
  weekdayOf,
} from "#edition/model/phases/event-dates.ts";
import { romanNumeral } from "#edition/model/pictures/roman-numeral.ts";
import { valueAt } from "#edition/model/values-at.ts";
import type { Draft } from "../draft/draft.ts";

/** The files whose texts may say when the event is. */
const dated = ["edicion", "acerca", "tematicas", "preguntas"] as const;
/** Fields that are skipped: dates, links, the carnet, and `estado`, whose text may name the former date. */
const isDate = /^(?:fechas|estado|entradasDesde|enlace|mapa|carnet)$/;

/** Texts that still say the date, weekday or numeral that publishing changes, and doors that open on another day. */
export function leftOver({ base, data }: Pick<Draft, "base" | "data">) {
  const now = new Set(namesOf(data.edicion));
  const former = namesOf(base.edicion).filter((name) => !now.has(name));
  if (former.length === 0) return [];
  // Not «14 de octubre» for «4 de octubre».
  const names = new RegExp(`(?<![\\p{L}\\d])(?:${former.join("|")})(?![\\p{L}\\d])`, "giu");
  const [doors = "", start = ""] = ["puertas", "inicio"].map((name) =>
    String(valueAt(data.edicion, ["fechas", name]) ?? ""),
  );
  const isOtherDay = doors.slice(0, 10) !== start.slice(0, 10);
  const stayed = isOtherDay && instantInWords(doors);
  const texts = dated.flatMap((file) =>
    textsIn(data[file], [file]).flatMap(({ path, text }) => {
      const said = [...new Set(text.match(names))];
      return said.length > 0 ? [{ field: fieldOf(path), said }] : [];
    }),
  );
  return stayed ? [{ field: "edicion.fechas.puertas", said: [stayed] }, ...texts] : texts;
}

function textsIn(value: unknown, path: Path): { readonly path: Path; readonly text: string }[] {
  if (typeof value !== "object" || value === null) return [{ path, text: String(value ?? "") }];
  return Object.entries(value).flatMap(([name, inner]) =>
    isDate.test(name) ? [] : textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** How texts name the event's days and its edition, as regular expressions. */
function namesOf(edicion: unknown): string[] {
  const [start, end] = ["inicio", "fin"].map((name) => valueAt(edicion, ["fechas", name]));
  const number = Number(valueAt(edicion, ["numero"]));
  const days: string[] = [];
  for (let day = 1; typeof start === "string" && day <= 9; day += 1) {
    const date = dateOfDay(start, day);
    if (day > 1 && date > String(end ?? "").slice(0, 10)) break;
    const instant = sameDay(start, "12:00").replace(/^.{10}/, date);
    const [, month = "", dayOfMonth = ""] = date.split("-");
    days.push(
      wallClock(instant).dayAndMonth,
      `0?${Number(dayOfMonth)}[/.-]0?${Number(month)}`,
      weekdayOf(instant).replace(/[áé]/, (letter) => (letter === "á" ? "[áa]" : "[ée]")),
      wallClock(instant).dayAndMonth.replace(/.* /, ""),
      date.slice(0, 4),
    );
  }
  return number > 0 ? [...days, romanNumeral(number), `${number}(?:\\.?ª|a)`] : days;
}
