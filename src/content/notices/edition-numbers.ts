import { romanNumeral } from "../../domain/edition/roman-numeral.ts";
import { plainText } from "../../domain/text/plain-text.ts";

/** The number of an edition, as a text names it. */
export interface NamedNumber {
  readonly value: number;
  readonly written: string;
}

const HIGHEST = 89;
const numerals = new Map(
  Array.from({ length: HIGHEST }, (_, index) => [romanNumeral(index + 1), index + 1]),
);
const units = ["primer", "segund", "tercer", "cuart", "quint", "sext", "septim", "octav", "noven"];
const tens = ["decim", "vigesim", "trigesim", "cuadragesim", "quincuagesim"];
const irregular = new Map([
  ["undecim", 11],
  ["duodecim", 12],
]);
const unit = units.join("|");
const ten = tens.join("|");
const ordinalWord = new RegExp(
  `^(?:(${[...irregular.keys()].join("|")})[oa]|(${ten})(?:[oa]|(?:[oa][ -]?)?(${unit}|ctav)[oa]?)|(${unit})[oa]?)$`,
);

/** Ordinals, in one word or two; numbers with or without the sign of an ordinal; any other word or sign. */
const token = new RegExp(
  [
    `(?:d[eé]cim|vig[eé]sim|trig[eé]sim)[oa][ -](?:${unit.replace("sep", "s[eé]p")})[oa]?(?!\\p{L})`,
    "\\d+(?:\\.?[ªº]|(?:era|ra|da|ta|va|ma|na|[ao])(?![\\p{L}\\d])\\.?)?",
    "\\p{L}+",
    "[^\\s\\p{L}\\d]",
  ].join("|"),
  "giu",
);

/**
 * Numbers of editions that `text` names: `XIII`, `decimotercera`, `13.ª`. What also counts other things
 * (`segundo factor`, `Álgebra II`, `2.ª avenida`) is taken only beside «edición» or one of `eventWords`.
 */
export function namedNumbers(text: string, eventWords: readonly string[]): NamedNumber[] {
  const tokens = [...text.matchAll(token)].map(([written]) => written);
  const events = new Set(["edicion", ...eventWords.map(plainText)]);
  let before = "";
  return tokens.flatMap((written, index) => {
    const place = { before, after: plainText(tokens[index + 1] ?? ""), events };
    if (!counting.test(written)) before = plainText(written);
    const value =
      readRoman(written, place) ?? readWord(written, place) ?? readDigits(written, place);
    return value === undefined ? [] : [{ value, written }];
  });
}

/** The words around a number, and those that make it an edition's. */
interface Place {
  readonly before: string;
  readonly after: string;
  readonly events: ReadonlySet<string>;
}

/** What may stand between «edición» and its number. */
const counting = /^(?:n[uú]mero|n[uú]m|no|n|[.º°#])$/i;
const streets = /^(?:avenida|av|calle|zona|calzada)$/;

const isBesideEvent = ({ before, after, events }: Place) => events.has(before) || events.has(after);

function readRoman(written: string, place: Place): number | undefined {
  const value = numerals.get(written);
  if (value === undefined || isBesideEvent(place)) return value;
  const large = written.length > 1 && value >= 9 && value < 40;
  return large && !/^siglos?$/.test(place.before) ? value : undefined;
}

function readWord(written: string, place: Place): number | undefined {
  const [, odd, tenths, unitOfTen, simple] = ordinalWord.exec(plainText(written)) ?? [];
  if (odd !== undefined) return streets.test(place.after) ? undefined : irregular.get(odd);
  const one = simple ?? unitOfTen?.replace(/^ctav/, "octav");
  if (tenths === undefined && one === undefined) return undefined;
  const value = 10 * (tens.indexOf(tenths ?? "") + 1) + units.indexOf(one ?? "") + 1;
  const compound = unitOfTen !== undefined;
  return isBesideEvent(place) || (compound && !streets.test(place.after)) ? value : undefined;
}

function readDigits(written: string, place: Place): number | undefined {
  const value = Number.parseInt(written, 10);
  if (Number.isNaN(value) || value < 1 || value > HIGHEST) return undefined;
  if (/^\d+$/.test(written)) return place.events.has(place.before) ? value : undefined;
  const alone = /^(?:la|esta)$/.test(place.before) && !/^\p{L}/u.test(place.after);
  return isBesideEvent(place) || alone ? value : undefined;
}
