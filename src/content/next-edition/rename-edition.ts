import { weekdayOf } from "../../domain/dates/content-dates.ts";
import { wallClock } from "../../domain/dates/event-dates.ts";
import { romanNumeral } from "../../domain/emblem/roman-numeral.ts";

/** The properties of an edition that texts may name; instants as content has them. */
export interface NamedEdition {
  readonly numero: number;
  readonly puertas: string;
  readonly inicio: string;
}

/**
 * Returns a function that replaces the old edition's number, date, weekday and hours by the new one's.
 * Only unambiguous forms are changed: a bare year may refer to a past event, a numeral of one letter
 * may be a word, and `13.ª` may be an avenue.
 */
export function renameEdition(before: NamedEdition, after: NamedEdition): (text: string) => string {
  const [old, now] = [namesOf(before), namesOf(after)];
  const pairs = old.map((name, index) => [name, now[index] ?? name] as const);
  const capitals = pairs.map(([name, by]) => [capital(name), capital(by)] as const);
  const names = new Map(
    [...capitals, ...pairs].filter(([name, by]) => name !== by && name.length > 1),
  );
  if (names.size === 0) return (text) => text;
  // One pass over all names, the longest first, so that inserted text is not changed again.
  const alternatives = [...names.keys()].sort((one, other) => other.length - one.length);
  const pattern = alternatives.map((name) => name.replace(".", "\\.").replaceAll(" ", "\\s+"));
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${pattern.join("|")})(?![\\p{L}\\p{N}])(?!\\s+de[l]?\\s+\\d)`,
    "gu",
  );
  return (text) => text.replace(whole, (found) => names.get(found.replace(/\s+/g, " ")) ?? found);
}

/** The names of an edition, each at the same position for every edition. */
function namesOf({ numero, puertas, inicio }: NamedEdition): string[] {
  const { longDate, time } = wallClock(inicio);
  const events = ["edición", "Edición", "convención", "Convención"];
  return [
    romanNumeral(numero),
    longDate,
    longDate.replace(/ de \d+$/, ""),
    weekdayOf(inicio),
    wallClock(puertas).time,
    time,
    ...["ª", ".ª"].flatMap((sign) => events.map((event) => `${numero}${sign} ${event}`)),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
