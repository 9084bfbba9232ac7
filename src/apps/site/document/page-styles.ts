import type { Edition } from "../../../domain/edition/edition.ts";
import { photosIn } from "../../../domain/edition/photo-slots.ts";
import { emblemGeometry } from "../../../domain/emblem/emblem-geometry.ts";
import {
  titleLeading,
  titleLines,
  widestOf,
  widestRow,
  wideTitle,
  widthInEm,
} from "../parts/title/title-lines.ts";
import { cornerOf, offerOf } from "../sections/inicio/place-of-facts.ts";

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

/** Letters of small type in one line of a small phone, without and beside crests; of the motto there. */
const PHONE_LETTERS = 48;
const LETTERS_BESIDE_CRESTS = 34;
const MOTTO_LETTERS = 20;
/** The lines of these texts with which a title of any length fits a small phone's first screen. */
const USUAL_LINES = 8;

/** By how many lines the texts around the title exceed what a small phone's first screen has room for. */
function extraLines(edicion: Edition["edicion"]): number {
  const { facultad, centro, lema, lugar, escudos } = edicion;
  const names = escudos ? LETTERS_BESIDE_CRESTS : PHONE_LETTERS;
  const texts: [text: string, letters: number][] = [
    [facultad, names],
    [centro, names],
    [lugar.nombre, PHONE_LETTERS],
    [offerOf(edicion), PHONE_LETTERS],
    [lema, MOTTO_LETTERS],
  ];
  const lines = texts.map(([{ length }, letters]) => Math.ceil(length / letters));
  return Math.max(0, lines.reduce((sum, count) => sum + count) - USUAL_LINES);
}

/**
 * The title's width in em, the number of its lines on narrow, middle and wide screens, its line height,
 * the lines that it gives up to long texts around it, and the numeral's width in units of its drawing.
 */
export function titleRule(edicion: Edition["edicion"]): string {
  const { titulo } = edicion;
  const lines = titleLines(titulo);
  const { rows, width, isLong } = wideTitle(lines);
  const widest = widestRow(rows);
  const onTablets = rows.flatMap((row) => (row === widest ? row.map((line) => [line]) : [row]));
  const measures = (widthInEms: number, count: number) =>
    `--title-width:${widthInEms.toFixed(2)};--title-lines:${count}`;
  return [
    `:root{${measures(Math.max(...lines.map(widthInEm)), lines.length)};--title-leading:${titleLeading(titulo)};--extra-lines:${extraLines(edicion)};--numeral-width:${emblemGeometry(edicion.numero).width}}`,
    ...(isLong
      ? [`@media (width>=48em){:root{${measures(widestOf(onTablets), onTablets.length)}}}`]
      : []),
    // Beside each other, only facts below a long title take its room.
    `@media (width>=64em){:root{${measures(width, rows.length)};--extra-lines:${isLong && !cornerOf(edicion) ? 3 : 0}}}`,
  ].join("");
}

/** The brightness of a light photo after grading, such as a portrait before a white wall. */
const LIGHT_EXPOSURE = 0.85;
/**
 * A dominant colour is light if the weighted sum of its red, green and blue is at least this, of 255.
 */
const LIGHT = 170;

/** The colours shown until pictures load, and the focal points of pictures. */
export function pictureRules(edition: Edition): string {
  const photos = photosIn(edition).map(({ photo }) => photo);
  const rules = photos.flatMap(({ colour, enfoque }) => [
    `[data-colour="${colour}"]{background-color:${colour}${isLight(colour) ? `;--exposure:${LIGHT_EXPOSURE}` : ""}}`,
    // In no layer, so that it overrides a section's rule for all of its photos.
    ...(enfoque === undefined
      ? []
      : [`[data-focus="${enfoque}"]{object-position:${enfoque.replace(/(\d+)/g, "$1%")}}`]),
  ]);
  return [...new Set(rules)].join("");
}

/** The weights of ITU-R BT.601. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue >= LIGHT;
}
