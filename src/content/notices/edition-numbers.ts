import { romanNumeral } from "../../domain/emblem/roman-numeral.ts";
import { plainText } from "../../domain/text/plain-text.ts";

/** An edition's number as it appears in a text. */
interface NamedNumber {
  readonly value: number;
  readonly written: string;
}

const HIGHEST = 89;
const numerals = new Map(
  Array.from({ length: HIGHEST }, (_, index) => [romanNumeral(index + 1), index + 1]),
);

/** Figures with or without an ordinal sign (`13`, `13.ª`, `13va`), words, and other signs. */
const token = /\d+(?:\.?[ªº]|(?:va|da|ra|ta|ma|na|[ao])(?!\p{L}))?|\p{L}+|[^\s\p{L}\d]/gu;

/** Words and signs that may stand between «edición» and its number. */
const counting = /^(?:n[uú]mero|n[uú]m|no|n|[.º°#])$/i;

/**
 * The edition numbers that `text` names: `XIII`, `13.ª edición`. Small numerals and figures may count
 * other things (`Álgebra II`, `2.ª avenida`), so they are considered only beside «edición» or one of
 * `eventWords`.
 */
export function namedNumbers(text: string, eventWords: readonly string[]): NamedNumber[] {
  const events = new Set(["edicion", ...eventWords.map(plainText)]);
  const tokens = text.match(token) ?? [];
  let before = "";
  return tokens.flatMap((written, index) => {
    const previous = before;
    if (!counting.test(written)) before = plainText(written);
    const after = events.has(plainText(tokens[index + 1] ?? ""));
    const beside = events.has(previous) || after;
    const roman = numerals.get(written);
    if (roman !== undefined) {
      const large = written.length > 1 && roman >= 9 && roman < 40;
      return beside || (large && !/^siglos?$/.test(previous)) ? [{ value: roman, written }] : [];
    }
    const value = Number.parseInt(written, 10);
    // «Convención de 3 días» and «13 convenciones» count other things.
    const isOrdinal = /\D$/.test(written);
    const named = events.has(previous) || (isOrdinal && after);
    return named && value >= 1 && value <= HIGHEST ? [{ value, written }] : [];
  });
}
