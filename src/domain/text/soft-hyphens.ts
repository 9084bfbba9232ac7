/** From how many letters on a word may be wider than its line in display type on a phone. */
const LONG = 16;
const vowel = "[aeiouáéíóúü]";
/** What begins a syllable in Spanish: one consonant, or two that are spoken as one. */
const onset = "(?:[bcfgpt][lr]|dr|ch|ll|rr|[qg]u|[b-df-hj-np-tv-zñ])";
const syllableEnd = new RegExp(
  `(${vowel}(?:(?!${onset}${vowel})[b-df-hj-np-tv-zñ])?)(?=${onset}${vowel})`,
  "gi",
);

/**
 * `text` with soft hyphens between the syllables of its long words. Browsers break at them with a
 * hyphen; `hyphens: auto` does so only where a dictionary is installed.
 */
export function softHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < LONG
      ? word
      : word.replace(syllableEnd, (end, _whole, place: number) =>
          // No syllable of fewer than three letters stands alone on a line.
          place + end.length < 3 || word.length - place - end.length < 3 ? end : `${end}\u00ad`,
        ),
  );
}
