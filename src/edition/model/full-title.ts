import type { EditionContent } from "./edition.ts";
import { romanNumeral } from "./pictures/roman-numeral.ts";

/** The full name of the edition: `XIII Convención de …`. */
export function fullTitle({
  numero,
  titulo,
}: Pick<EditionContent["edicion"], "numero" | "titulo">): string {
  return `${romanNumeral(numero)} ${titulo}`;
}
