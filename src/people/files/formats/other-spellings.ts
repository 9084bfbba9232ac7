import { type CodePage, decodeBytes, encoded } from "#platform/text/code-pages.ts";
import { isAccentedRight, isSpanishWord } from "./spanish-words.ts";

/** How a program or a keyboard damaged a name, and the names that it may have been. */
interface Damage {
  readonly kind: "misread code page" | "loose accents" | "long dash";
  /** The likeliest first; none if nothing is likely. */
  readonly meant: readonly string[];
}

/** The damage of a name; `null` if there is none. */
export function damageOf(nombre: string): Damage | null {
  // Most names.
  if (/^[ -&(-\]_a-}]*$/.test(nombre)) return null;
  const damage = misreading(nombre) ?? looseAccents(nombre);
  // Only before a capital: before small letters, it is the ñ or ó of a file from a Macintosh.
  const hyphened = nombre.replace(/(?<=\p{L})[–—](?=\p{Lu})/gu, "-");
  if (damage?.meant.length !== 0 || hyphened === nombre) return damage;
  return damageOf(hyphened) ?? { kind: "long dash", meant: [hyphened] };
}

/** A capital among small letters or a small one among capitals, beyond ASCII; signs that no name has. */
const oddCase =
  /\p{Ll}(?![A-Z])\p{Lu}|^(?=\P{Ll}*(?![a-z])\p{Ll})[^a-z]*[A-Z][^a-z]*[A-Z][^a-z]*$/u;
const oddSign = /[¡-§©«-³µ¶¸»-¿×÷ƒˆ-˛˝‗†-›€-⅏←-◿Ͱ-ӿ]|\p{L}[–—“-„]+\p{L}/u;

/** Rules out readings such as `ñscar` for Òscar, `Kaczyñski` for Kaczyński, `Weiá` for Weiß and `Ïystein` for Øystein. */
const unspanish = /^[äëï]|ñ(?![aeiouáéíóú])|[aeiou]á$/iu;

/**
 * A name that was read with the code page of another system: `JosŽ` and `JosÈ` are `José`. A reading is likely
 * only if it makes Spanish words of all odd ones.
 */
function misreading(nombre: string): Damage | null {
  const words = nombre.split(" ");
  const parts = words.map(
    (word) => /^(["“«(‘']*)(.*?)(["”»)’',;:.]*)$/u.exec(word)?.slice(1) ?? [],
  );
  const isStrange = parts.map(([, word = ""]) => /[^ -~]/.test(word) && !isSpanishWord(word));
  if (!isStrange.includes(true)) return lostO(words);
  const isOdd = parts.map(([, word = ""], at) => isStrange[at] || mayHaveBeenO(word));
  const isDamaged = parts.some(([, word = ""]) => oddCase.test(word) || oddSign.test(word));
  const whole = (read: (word: string) => string) => {
    const all = parts.map(([before, word = "", after], at) => {
      if (!isOdd[at]) return words[at];
      const meant = read(word);
      return isMeant(meant, word) ? `${before}${meant}${after}` : null;
    });
    return all.includes(null) ? [] : all.join(" ");
  };
  const readings = [
    // PHP's capitals leave `PEñA`.
    whole((word) => (/[a-z]/.test(word) ? "" : word.toUpperCase())),
    ...pages.map(([taken, page]) =>
      whole((word) => {
        const bytes = encoded(word, taken);
        return bytes === null ? "" : decodeBytes(bytes, page);
      }),
    ),
  ].flat();
  const meant = [...new Set(readings)];
  return meant.length > 0 || isDamaged ? { kind: "misread code page", meant } : null;
}

/** The page that a program took a text for, and that it was. */
const pages: readonly (readonly [taken: Parameters<typeof encoded>[1], page: CodePage])[] = [
  ["Windows-1252", "Macintosh"],
  ["Windows-1252", "CP850"],
  ["Macintosh", "Windows-1252"],
  ["CP850", "Windows-1252"],
  ["windows-1250", "Windows-1252"],
];
function isMeant(meant: string, written: string): boolean {
  // Èdgar and Òmar are Catalan or typed so, not `édgar` and `ñmar`.
  const isCapital = (each: string) => /^\p{Lu}/u.test(each);
  return (
    isSpanishWord(meant) &&
    !unspanish.test(meant) &&
    !/[äëï]/i.test(meant) &&
    isAccentedRight(meant) &&
    (isCapital(meant) || !isCapital(written))
  );
}

/** The Ó of Windows is the Ë of CP850, which is a letter of Kaqchikel, too. */
function lostO(words: readonly string[]): Damage | null {
  if (!words.some(mayHaveBeenO)) return null;
  const meant = words.map((word) => (mayHaveBeenO(word) ? word.replaceAll("Ë", "Ó") : word));
  return { kind: "misread code page", meant: [meant.join(" "), words.join(" ")] };
}

const mayHaveBeenO = (word: string) =>
  /^[A-JL-VX-ZÑ]*Ë(?:[A-JL-VX-ZÑ]+|[a-jl-vx-zñ]+)$/.test(word) &&
  isAccentedRight(word.replaceAll("Ë", "Ó"));

/** A name with accents beside their letters, as PDFs and old keyboards write them. */
function looseAccents(nombre: string): Damage | null {
  const words = nombre
    // PDFs put a space behind an accent: `Mu˜ noz`, `Garc´ ıa`, `Lo´ pez`.
    .replace(/(?<=\p{Ll})([´¨˜]) (?!(?:del?|l[ao]s?|y|e)(?!\p{L}))(?=[\p{Ll}ı])/gu, "$1")
    .split(" ");
  const spellings = words.map(spellingsOf);
  const meant = [0, 1].map((at) =>
    spellings.map((each, word) => each[at] ?? each[0] ?? words[word]).join(" "),
  );
  return spellings.some((each) => each.length > 0)
    ? { kind: "loose accents", meant: [...new Set(meant)] }
    : null;
}

/** Accents as signs, and the combining mark that each stands for. */
const markOf: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0301",
  "'": "\u0301",
  "¨": "\u0308",
  "˜": "\u0303",
  "~": "\u0303",
};

/** The letters that a mark may stand on in Spanish, its neighbours and Mayan languages, as in `Ẍuq` and `Ton̈a`. */
const bearers: Readonly<Record<string, RegExp>> = {
  "\u0301": /[aeiouyı]/i,
  "\u0308": /[aeiouyıxn]/i,
  "\u0303": /[nao]/i,
};

/** The sign of O´Brien and d´Angelo, which is an apostrophe. */
const elision = /^(?:[ODL][´`](?=\p{Lu}\p{Ll}|[^AEIOU])|[od][´`])(?=\p{Lu})/u;
/** A consonant that Mayan languages glottalise, a vowel with a glottal stop, and Mayan letters beside the sign. */
const glottal =
  /(?:b|ch|k|t|^[do])[´`](?=[aeiou])|([aeiou])[´`](?:\1|(?![aeiou]))|[kw].*[´`]|[´`].*[kw]/iu;
/** An apostrophe that is known to be an accent; in Mayan words it is a glottal stop. */
const typedAccent =
  /^(?:jos|josu|no|ren|salom)e'$|^noemi'$|(?<=\p{L}{2})(?<!t)[srdfgvcñ]'[aeiou]/iu;

/**
 * The spellings that a word with an accent beside its letter may have. There are two where the sign may also be
 * a Mayan glottal stop, as in `Ch´umil`. There is none where it must be one, as in `Tz´i´` and `Kan´ek`.
 */
function spellingsOf(word: string): readonly string[] {
  if (elision.test(word)) return [];
  const joined = relocated(word);
  if (joined === word.normalize("NFC") || !isSpanishWord(joined)) return [];
  const isRight = isAccentedRight(joined);
  const signs = word.match(/[´`]/g)?.length ?? 0;
  if (word.includes("ı") || signs === 0) return isRight || typedAccent.test(word) ? [joined] : [];
  if (signs > 1 || /(?:[kq]|tz)[´`]|^ix.*[´`]/i.test(word)) return [];
  // No Mayan word ends like Pérez.
  if (/(?<!t)z$/i.test(word) || !glottal.test(word)) {
    return isRight || !/[jlmn][´`]/i.test(word) ? [joined] : [];
  }
  // Many Mayan words end in letters in which no Spanish one does.
  return isRight && /[aeiouáéíóúdlnrsyz]$/i.test(joined)
    ? [joined, word.replace(/[´`]/g, "'")]
    : [];
}

/** Puts each mark on the letter that it belongs on. */
function relocated(word: string): string {
  const letters = Array.from(word.normalize("NFD"));
  const isTyped = typedAccent.test(word);
  const out: string[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const sign = letters[at] ?? "";
    const mark = sign in bearers ? sign : sign === "'" && !isTyped ? undefined : markOf[sign];
    const bears = (letter = "") => mark !== undefined && bearers[mark]?.test(letter) === true;
    const [before, next] = [out.at(-1), letters[at + 1]];
    const isInPlace = sign in bearers && (bears(before) || /\p{M}/u.test(before ?? ""));
    if (mark === undefined || isInPlace) out.push(sign);
    else if (bears(before) && (before?.toLowerCase() === "n" || !bears(next))) out.push(mark);
    else if (bears(next)) {
      out.push(next ?? "", mark);
      at += 1;
    } else out.push(sign);
  }
  return out.join("").replaceAll("ı", "i").normalize("NFC");
}
