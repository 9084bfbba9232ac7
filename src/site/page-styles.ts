import type { Edition, Picture } from "../domain/edition.ts";
import { titleLines } from "./sections/inicio/title-lines.ts";

/**
 * The style rules that depend on content: how long the title is, and the colour that stands for
 * each picture until it comes. Rules, because the page allows no style attributes.
 */
export function pageStyles(edition: Edition): string {
  const longest = Math.max(...titleLines(edition.edicion.titulo).map((line) => line.length));
  const colours = new Set(picturesOf(edition).map(({ colour }) => colour));
  const rules = [...colours].map(
    (colour) => `[data-colour="${colour}"]{background-color:${colour}}`,
  );
  return `:root{--title-length:${longest}}${rules.join("")}`;
}

function picturesOf({ sede, ediciones, ponentes, testimonios }: Edition): Picture[] {
  return [
    ...sede.fotos,
    ...ediciones.flatMap(({ fotos }) => fotos),
    ...ponentes.flatMap(({ perfil }) => perfil ?? []),
    ...testimonios.flatMap(({ imagen }) => imagen ?? []),
  ];
}
