/** Words of at least this many letters may be wider than a phone's screen in display type. */
const LONG = 16;
const vowel = "[aeiouáéíóúü]";
/** The start of a Spanish syllable: one consonant, or two that are pronounced as one. */
const onset = "(?:[bcfgpt][lr]|dr|ch|ll|rr|[qg]u|[b-df-hj-np-tv-zñ])";
const syllableEnd = new RegExp(
  `(${vowel}(?:(?!${onset}${vowel})[b-df-hj-np-tv-zñ])?)(?=${onset}${vowel})`,
  "gi",
);

/** Inserts soft hyphens in words of at least `long` letters; `hyphens: auto` needs a dictionary that few systems have. */
export function softHyphens(text: string, long = LONG): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < long
      ? word
      : word.replace(syllableEnd, (end, _whole, place: number) =>
          // No syllable of fewer than three letters is separated.
          place + end.length < 3 || word.length - place - end.length < 3 ? end : `${end}\u00ad`,
        ),
  );
}

/**
 * Keeps the last two words together, because `text-wrap: pretty` may leave a long last word alone, and a short word
 * that begins a sentence with the next one.
 */
export function wordsTogether(text: string): string {
  return text.replace(/ (?=\S+$)|(?<=[.!?] \p{L}{1,2}) /gu, "\u00a0");
}
