/** Words that never end a line: they belong to the word after them. */
const SMALL_WORDS = new Set([
  "a",
  "al",
  "con",
  "de",
  "del",
  "e",
  "el",
  "en",
  "la",
  "las",
  "los",
  "para",
  "por",
  "y",
]);

/** Breaks a title into the lines of the hero: small words go with the word they introduce. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  let open = "";
  for (const word of title.trim().split(/\s+/)) {
    open = open === "" ? word : `${open} ${word}`;
    if (SMALL_WORDS.has(word.toLowerCase())) continue;
    lines.push(open);
    open = "";
  }
  if (open !== "") lines.push(open);
  return lines;
}
