import { basename, resolve } from "node:path";
import type { Notice } from "../content/faults/fault.ts";
import type { EditionContent } from "../domain/edition/edition.ts";

/**
 * Letters that the texts of one file may have: seven times those of the longest frozen file, some
 * 5 KB of the compressed page.
 */
const LETTERS_PER_FILE = 12_000;

/** Names the files of `contentDir` whose texts make the page heavy, and how much is too much. */
export function heavyTexts(content: EditionContent, contentDir: string): Notice[] {
  const folder = basename(resolve(contentDir));
  return Object.entries(content)
    .map(([key, texts]) => ({ file: `${folder}/${key}.yaml`, letters: lettersOf(texts) }))
    .filter(({ letters }) => letters > LETTERS_PER_FILE)
    .map(({ file, letters }) => ({
      file,
      text: `Sus textos suman ${inWords(letters)} letras y el límite es de ${inWords(LETTERS_PER_FILE)}: sobran ${inWords(letters - LETTERS_PER_FILE)}. La página tardaría más en abrirse en un teléfono; acórtelos.`,
    }));
}

function lettersOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + lettersOf(part), 0);
}

function inWords(count: number): string {
  return count.toLocaleString("es-GT");
}
