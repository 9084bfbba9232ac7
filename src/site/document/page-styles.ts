import type { Edition } from "../../domain/edition/edition.ts";
import { photosIn } from "../../domain/edition/photo-slots.ts";
import { titleLines, wideTitle, widthInEm } from "../parts/title/title-lines.ts";

/*
 * The style rules that depend on content. Rules, because the page allows no style attributes.
 */

/** The widths of the title's lines, in em. */
export function titleRule({ titulo }: Edition["edicion"]): string {
  const lines = titleLines(titulo);
  const narrow = Math.max(...lines.map(widthInEm)).toFixed(2);
  const wide = wideTitle(lines).width.toFixed(2);
  return `:root{--title-width:${narrow};--title-width-wide:${wide}}`;
}

/** The colours shown in place of the pictures until they load. */
export function pictureColours(edition: Edition): string {
  const colours = new Set(photosIn(edition).map(({ photo }) => photo.colour));
  return [...colours]
    .map((colour) => `[data-colour="${colour}"]{background-color:${colour}}`)
    .join("");
}
