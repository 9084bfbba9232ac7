import { readdirSync } from "node:fs";
import { basename } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const sheets = readdirSync("src/site", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => basename(file))
  .sort();

/**
 * A class is named by the place of its sheet among all sheets, and of its name among the sheet's words:
 * the same in every build. Readable names are 500 bytes of the compressed page, and hashes 350; the page
 * must fit into what a server may send before the phone answers.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const letter = letters[sheets.indexOf(basename(file))];
  const words = [...new Set(css.match(/[\w-]+/g))];
  if (letter === undefined) throw new Error(`No letter for the sheet ${file}`);
  return `${letter}${words.indexOf(name).toString(36)}`;
}
