import type { Edition, Picture } from "../domain/edition.ts";
import { titleLines, wideTitle, widthInEm } from "./parts/title-lines.ts";

/**
 * The style rules that depend on content: how long the title is, and the colour that stands for
 * each picture until it comes. Rules, because the page allows no style attributes.
 */
export function pageStyles(edition: Edition): string {
  const lines = titleLines(edition.edicion.titulo);
  const colours = new Set(picturesOf(edition).map(({ colour }) => colour));
  const rules = [...colours].map(
    (colour) => `[data-colour="${colour}"]{background-color:${colour}}`,
  );
  const narrow = Math.max(...lines.map(widthInEm)).toFixed(2);
  const wide = wideTitle(lines).width.toFixed(2);
  const title = `--title-width:${narrow};--title-width-wide:${wide}`;
  return `:root{${title}}${rules.join("")}`;
}

function picturesOf({ sede, ediciones, ponentes, testimonios }: Edition): Picture[] {
  return [
    ...sede.fotos,
    ...ediciones.flatMap(({ fotos }) => fotos),
    ...ponentes.flatMap(({ perfil }) => perfil ?? []),
    ...testimonios.flatMap(({ imagen }) => imagen ?? []),
  ];
}
