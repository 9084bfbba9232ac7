import { Scalar, visit } from "yaml";
import type { Fault } from "../faults/fault.ts";
import { signName } from "../faults/sign-names.ts";
import type { YamlFile } from "./yaml-file.ts";

/**
 * A sign where YAML needs another that looks like it: a hard space, a dash, a bullet, a wide colon; or
 * a dash without its space.
 */
export interface LookAlike extends Pick<Fault, "found" | "expected" | "fix"> {
  /** The offset of the sign. */
  readonly offset: number;
  /** The offset at which its line begins, after the indentation and the dashes of a list. */
  readonly start: number;
  /** Equal for the same mistake in other lines. */
  readonly kind: string;
}

type Words = (
  sign: string,
  before: string,
  isLast: boolean,
) => Pick<Fault, "found" | "expected" | "fix">;

/** Spaces other than the usual one, and signs that are not seen. */
const odd = String.raw`(?![\t\n\r ])[\s\p{Cf}\p{DI}]`;
/** Only invisible signs. */
const blank = /^[\s\p{Cf}\p{DI}]*$/u;
const begin = "^( *(?:- +)*)";

/** Each pattern has three groups: the line's beginning, what precedes the sign, and the sign. */
const patterns: readonly (readonly [kind: string, pattern: RegExp, words: Words])[] = [
  [
    "indent",
    new RegExp(`${begin}()(${odd})`, "u"),
    (sign, _, isLast) => ({
      found: `${signName(sign)} al comienzo de la línea`,
      expected: "solo espacios normales en la sangría",
      fix: isLast
        ? "Borre la línea: parece vacía y no lo está."
        : /\p{Zs}/u.test(sign)
          ? "Borre lo que hay antes de la primera letra y escriba los espacios con la barra espaciadora."
          : "Borre la línea entera y vuelva a escribirla a mano, sin pegarla.",
    }),
  ],
  [
    "dash",
    /^( *(?:- +)*)()([\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d\u00b7\u2022\u2023\u25a0-\u25ff\u27a2\uf0b7](?=\s|\p{L})|\*(?=\s))/u,
    (sign) => ({
      found: `${signName(sign)} en lugar de un guion`,
      expected: "un guion (-) y un espacio ante cada elemento de la lista",
      fix: `Cambie «${sign}» por el guion del teclado y deje un espacio detrás.`,
    }),
  ],
  [
    "tight-dash",
    /^( *(?:- +)*)()(-)(?=\p{L})/u,
    () => ({
      found: "un guion pegado a su texto",
      expected: "un guion y un espacio ante cada elemento de la lista",
      fix: "Ponga un espacio después del guion.",
    }),
  ],
  [
    "after-dash",
    new RegExp(`${begin}(-)(${odd})`, "u"),
    (sign) => ({
      found: `${signName(sign)} después del guion`,
      expected: "un guion y un espacio normal ante cada elemento de la lista",
      fix: "Borre lo que hay entre el guion y el texto y ponga un espacio con la barra espaciadora.",
    }),
  ],
  [
    "colon",
    /^( *(?:- +)*)([A-Za-z_]+)\s*([\uff1a\ufe55\ufe13\u2236\ua789\u02d0])/u,
    (sign, before) => ({
      found: `${signName(sign)} en lugar de los dos puntos después de «${before}»`,
      expected: "«campo: valor», con los dos puntos del teclado",
      fix: `Cambie «${sign}» por los dos puntos del teclado y deje un espacio detrás.`,
    }),
  ],
  [
    "after-colon",
    new RegExp(`${begin}([A-Za-z_]+:) *(${odd})`, "u"),
    (sign, before, isLast) => ({
      found: `${signName(sign)} después de «${before}»`,
      expected: "un espacio normal después de los dos puntos",
      fix: isLast
        ? `Borre lo que sigue a «${before}» hasta el fin de la línea.`
        : `Borre lo que hay entre «${before}» y el valor y ponga un espacio con la barra espaciadora.`,
    }),
  ],
  [
    "in-name",
    new RegExp(`${begin}([A-Za-z_]+)(${odd})(?=[A-Za-z_]*\\s*:)`, "u"),
    (sign, before) => ({
      found: `${signName(sign)} en el nombre del campo, después de «${before}»`,
      expected: "el nombre del campo sin signos de más",
      fix: "Borre el nombre del campo hasta los dos puntos y vuelva a escribirlo a mano.",
    }),
  ],
];

/**
 * The look-alikes that keep YAML from reading a line as it looks: those where a text or a name begins
 * that should be structure, and those near `broken`, the line of the parser's first fault, with others
 * of their kind.
 */
export function lookAlikes(yaml: YamlFile, broken: number | null): LookAlike[] {
  const all = candidates(yaml.source);
  if (all.length === 0) return [];
  const read = new Map<number, number>();
  visit(yaml.document, {
    Scalar(_, { type, range }) {
      if (type === Scalar.PLAIN && range) read.set(range[0], range[1]);
    },
  });
  const isNear = ({ offset }: LookAlike) => {
    const { line } = yaml.placeAt(offset);
    return broken !== null && line >= broken - 1 && line <= broken + 1;
  };
  const causes = all.filter(
    (alike) => isNear(alike) || (read.get(alike.start) ?? 0) > alike.offset,
  );
  const kinds = new Set(causes.map(({ kind }) => kind));
  return broken === null ? causes : all.filter(({ kind }) => kinds.has(kind));
}

function candidates(source: string): LookAlike[] {
  const found: LookAlike[] = [];
  let offset = 0;
  /** The indentation of the field whose text follows in further lines, or `null`. */
  let folded: number | null = null;
  for (const line of source.split("\n")) {
    const indent = lengthOf(/^ */, line);
    if (folded !== null && line.trim() !== "" && indent <= folded) folded = null;
    if (folded === null && !/^ *#/.test(line)) {
      const alike = alikeIn(line, offset);
      if (alike !== null) found.push(alike);
      if (/(?:^|[:-]\s+)[|>][+-]?\d?[+-]?\s*(?:#.*)?$/.test(line))
        folded = lengthOf(/^ *(?:- +)*/, line);
    }
    offset += line.length + 1;
  }
  return found;
}

const lengthOf = (pattern: RegExp, line: string) => pattern.exec(line)?.[0].length ?? 0;

function alikeIn(line: string, offset: number): LookAlike | null {
  for (const [kind, pattern, words] of patterns) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const [all, beginning = "", before = "", sign = ""] = match;
    return {
      kind: `${kind} ${sign}`,
      start: offset + beginning.length,
      offset: offset + all.length - sign.length,
      ...words(sign, before, blank.test(line.slice(all.length))),
    };
  }
  return null;
}
