import { weekdayOf } from "../../../domain/dates/content-dates.ts";
import { wallClock } from "../../../domain/dates/event-dates.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../domain/emblem/roman-numeral.ts";

/** The properties of an edition that texts may name; instants as content has them. */
export interface NamedEdition {
  readonly numero: number;
  readonly puertas: string;
  readonly inicio: string;
}

/**
 * Returns a function that replaces the old edition's numeral, date, weekday and hours by the new
 * one's. Only unambiguous forms are changed: a bare year may refer to a past event, and a numeral of
 * one letter may be a word.
 */
export function renameEdition(before: NamedEdition, after: NamedEdition): (text: string) => string {
  const old = namesOf(before);
  const now = namesOf(after);
  const names = new Map(
    Object.entries(old).flatMap(([kind, name]) => {
      const by = now[kind];
      return by === undefined || by === name || name.length < 2 ? [] : [[name, by] as const];
    }),
  );
  if (names.size === 0) return (text) => text;
  // One pass over all names, the longest first, so that inserted text is not changed again.
  const alternatives = [...names.keys()].sort((one, other) => other.length - one.length);
  const pattern = alternatives.map((name) => name.replaceAll(" ", "\\s+")).join("|");
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])(?!\\s+de[l]?\\s+\\d)`,
    "gu",
  );
  return (text) => text.replace(whole, (found) => names.get(found.replace(/\s+/g, " ")) ?? found);
}

function namesOf({ numero, puertas, inicio }: NamedEdition): Record<string, string> {
  const { longDate, time } = wallClock(inicio);
  return {
    numeral: romanNumeral(numero),
    longDate,
    dayAndMonth: longDate.replace(/ de \d+$/, ""),
    weekday: weekdayOf(inicio),
    doors: wallClock(puertas).time,
    start: time,
  };
}

/** The year of the current edition, at its own offset. */
export function yearOf({ edicion }: EditionContent): number {
  return Number(edicion.fechas.inicio.slice(0, 4));
}
