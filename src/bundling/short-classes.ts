import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Names classes and keyframes by two letters, because the page has hundreds of them: by their place among those of all
 * sheets, so that every program and every machine has the same ones.
 */
export function shortClasses(): (name: string, file: string) => string {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  const classes = sheets.flatMap((sheet) => {
    const file = resolve("src", sheet);
    const names = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set([...names].map(([, name]) => `${name} ${file}`))];
  });
  const places = new Map(classes.map((each, place) => [each, place]));
  return (name, file) => {
    const place = places.get(`${name} ${resolve(file)}`);
    if (place === undefined) throw new Error(`${file} has no ${name}`);
    const letters = [place / LETTERS.length, place % LETTERS.length];
    return letters.map((letter) => LETTERS.charAt(letter)).join("");
  };
}
