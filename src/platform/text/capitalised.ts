/** Words that begin a sentence or a line. */
export const capitalised = (words: string): string =>
  words.slice(0, 1).toUpperCase() + words.slice(1);
