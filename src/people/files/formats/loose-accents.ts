/** Accents that were written beside their letter, by the combining mark that they stand for. */
const markOf: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  "˜": "\u0303",
  "~": "\u0303",
  "^": "\u0302",
  ˆ: "\u0302",
};

/** The letters that a mark may stand on in Spanish, its neighbours and Mayan languages, as in `Ẍuq` and `Ton̈a`. */
const bearers: Readonly<Record<string, RegExp>> = {
  "\u0301": /[aeiouyı]/i,
  "\u0300": /[aeiouı]/i,
  "\u0308": /[aeiouyıxn]/i,
  "\u0303": /[nao]/i,
  "\u0302": /[aeiouı]/i,
};

/** Nearly all names, with letters as a Spanish keyboard writes them and no sign that may be an accent. */
const usual = /^[ -&(-\]_a-}áéíóúñüÁÉÍÓÚÑÜ]*$/;
/** The apostrophe of O´Brien and D`Angelo. */
const apostrophe = /(?<!\p{L})([OD])[´`](?=\p{Lu}?\p{Ll}|[^AEIOUaeiouı])(?=\p{Lu})/gu;

/** The accent of Jose' and Noemi'; in Mayan words it is a glottal stop. */
const finalAccent = /(?<!(?:[kqwx']|ch|tz)\p{L}*)(?<=\p{L}{2})([ei])'(?!\p{L})/giu;
/**
 * A Mayan word whose glottal stops were typed as accents: `K´iche´`. `Ch´en`, `Mo´` and `Cu´c` are no
 * `Ch´avez`, because Spanish writes no accent on its one syllable; `B´alam` and the `Ix` of `Ixch´el` are known.
 */
const glottalWord =
  /[\p{L}´`]*(?:[kq]|tz)[´`][\p{L}´`]*|(?<!\p{L})(?:b[´`]alam|ix(?:b|ch|t)[´`]\p{L}+|(?:b|ch)[´`][aeiou][^\P{L}aeiouáéíóúı]+|[^\P{L}aeiouáéíóúı]+[aeiou][´`][^\P{L}aeiouáéíóúı]*)(?![\p{L}´`])/giu;

/**
 * `text` with each accent on its letter: PDFs give `Jos´e`, `Mu˜ noz` and `Garc´ıa`, old keyboards
 * `Nu~nez` and `Jose'`. `null` if all are in place.
 */
export function joinedAccents(text: string): string | null {
  if (usual.test(text)) return null;
  const plain = text
    .replace(apostrophe, "$1'")
    .replace(glottalWord, (word) => word.replace(/[´`]/g, "'"));
  const joined = relocate(Array.from(plain.normalize("NFD")))
    .replace(finalAccent, "$1\u0301")
    .replace(/ı(?=[\u0300-\u0308])/g, "i")
    .replaceAll("ı", "i")
    .normalize("NFC");
  return joined === plain.normalize("NFC") ? null : joined;
}

/** Puts each mark behind the letter that it belongs on. */
function relocate(letters: readonly string[]): string {
  const out: string[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const sign = letters[at] ?? "";
    const isMark = sign in bearers;
    const mark = isMark ? sign : markOf[sign];
    const bears = (letter: string | undefined) =>
      mark !== undefined && letter !== undefined && bearers[mark]?.test(letter) === true;
    const [before, next, second] = [out.at(-1), letters[at + 1], letters[at + 2]];
    const inPlace = isMark && (bears(before) || (before !== undefined && before in bearers));
    if (mark === undefined || inPlace) {
      out.push(sign);
    } else if (bears(before) && before?.toLowerCase() === "n") {
      out.push(mark);
    } else if (bears(next)) {
      out.push(next ?? "", mark);
      at += 1;
    } else if (bears(before)) {
      out.push(mark);
    } else if (next === " " && bears(second)) {
      out.push(second ?? "", mark);
      at += 2;
    } else {
      out.push(sign);
    }
  }
  return out.join("");
}
