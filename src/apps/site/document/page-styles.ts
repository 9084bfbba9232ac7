import type { Edition } from "../../../domain/edition/edition.ts";
import { photosIn } from "../../../domain/edition/photo-slots.ts";
import { emblemGeometry } from "../../../domain/emblem/emblem-geometry.ts";
import {
  titleLeading,
  titleLines,
  twoRowsWidth,
  wideTitle,
  widthInEm,
} from "../parts/title/title-lines.ts";
import { cornerOf, extraLines } from "../sections/inicio/place-of-facts.ts";

/*
 * The style rules that depend on content. They are rules, because the policy allows no style
 * attributes.
 */

const scripting = /@media \(scripting:\s*none\)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;

/**
 * Takes the rules for visitors without scripts out of the styles, for a `noscript` element: Safari
 * before 17 and Chrome before 120 do not know the media feature.
 */
export function splitByScripting(styles: string): { styles: string; withoutScripts: string } {
  const rules = [...styles.matchAll(scripting)].map(([, text]) => text);
  return { styles: styles.replace(scripting, ""), withoutScripts: rules.join("") };
}

/**
 * The style rules for the title and the numeral: the title's width in em, its number of lines by
 * screen width, its line height, the lines that long texts around it take from it, and the
 * numeral's width in units of its drawing.
 */
export function titleRule(edicion: Edition["edicion"]): string {
  const { titulo } = edicion;
  const lines = titleLines(titulo);
  const { rows, width, isLong } = wideTitle(lines);
  const measures = (widthInEms: number, count: number) =>
    `--title-width:${widthInEms.toFixed(2)};--title-lines:${count}`;
  return [
    `:root{${measures(Math.max(...lines.map(widthInEm)), lines.length)};--row-width:${width.toFixed(2)};--rows:${rows.length};--title-leading:${titleLeading(titulo)};--extra-lines:${extraLines(edicion)};--numeral-width:${emblemGeometry(edicion.numero).width}}`,
    // In rows, a long title takes fewer lines of a low phone.
    `@media (width>=48em)${isLong ? ",(height<48em)" : ""}{:root{${measures(width, rows.length)}}}`,
    // On wide screens the texts are beside the title; only the facts below a long title reduce its
    // space.
    `@media (width>=64em){:root{${isLong ? `--row-width:${twoRowsWidth(lines).toFixed(2)};--rows:2;` : ""}--extra-lines:${isLong && !cornerOf(edicion) ? 3 : 0}}}`,
  ].join("");
}

/** The colours shown until pictures load, and their focal points. */
export function pictureRules(edition: Edition): string {
  const photos = photosIn(edition).map(({ photo }) => photo);
  const rules = photos.flatMap(({ colour, enfoque }) => [
    `[data-colour="${colour}"]{background-color:${colour}}`,
    // In no layer, so that it overrides a section's rule for all of its photos.
    ...(enfoque === undefined
      ? []
      : [
          `[data-focus="${enfoque}"]{--focus:${enfoque.replace(/(\d+)/g, "$1%")};object-position:var(--focus);transform-origin:var(--focus)}`,
        ]),
  ]);
  return [...new Set(rules)].join("");
}
