import type { Edition } from "#edition/model/edition.ts";
import { emblemGeometry } from "#edition/model/pictures/emblem-geometry.ts";
import { FACE, focalPoint, portraitZoom } from "#edition/model/pictures/focal-point.ts";
import { photosIn } from "#edition/model/pictures/photo-slots.ts";
import { sectionIds, sectionTitle } from "#edition/model/sections.ts";
import {
  phoneLines,
  titleLeading,
  titleLines,
  twoRowsWidth,
  wideTitle,
  widthInEm,
} from "../parts/emblem/title-lines.ts";
import { extraLines } from "../sections/inicio/place-of-facts.ts";

/*
 * The style rules that depend on content. They are rules, because the policy allows no style
 * attributes.
 */

/**
 * The style rules for the title and the numeral: the title's width in em, its number of lines by
 * screen width, its line height, how many lines long texts around it leave it less, and the
 * numeral's width in units of its drawing.
 */
export function titleRule(edicion: Edition["edicion"]): string {
  const { titulo } = edicion;
  const lines = titleLines(titulo);
  const { rows, width, isLong } = wideTitle(lines);
  const measures = (widthInEms: number, count: number) =>
    `--title-width:${widthInEms.toFixed(2)};--title-lines:${count}`;
  const onPhones = isLong ? rows.flatMap(phoneLines) : lines;
  const asLines = measures(Math.max(...onPhones.map(widthInEm)), onPhones.length);
  return [
    `:root{${isLong ? measures(width, rows.length) : asLines};--row-width:${width.toFixed(2)};--rows:${rows.length};--title-leading:${titleLeading(titulo)};--extra-lines:${extraLines(edicion)};--numeral-width:${emblemGeometry(edicion.numero).width}}`,
    // Phones that are not low have room for more lines of a long one, too.
    isLong ? `@media (height>=44em){:root{${asLines}}}` : "",
    `@media (width>=48em){:root{${measures(width, rows.length)}}}`,
    // On wide screens the texts are beside the title; only the facts below a long title reduce its
    // space.
    isLong
      ? `@media (width>=64em){:root{${measures(twoRowsWidth(lines), 2)};--row-width:${twoRowsWidth(lines).toFixed(2)};--rows:2;--extra-lines:3}}`
      : extraLines(edicion) === 0
        ? ""
        : "@media (width>=64em){:root{--extra-lines:0}}",
  ].join("");
}

/** The widths of headings in two rows, in em, of those that are too wide for the usual type of phones. */
function headingRules(edicion: Edition["edicion"]): string {
  return sectionIds
    .map((section) => {
      const { width } = wideTitle(titleLines(sectionTitle(edicion, section)));
      return width < WIDE_HEADING ? "" : `#${section}-titulo{--heading-width:${width.toFixed(2)}}`;
    })
    .join("");
}

/** Headings wider than this, in em, do not fit a phone at their usual size. */
const WIDE_HEADING = 5.8;

/** The style rules below the first screen: those of headings, the colours shown until pictures are drawn, their focal points, and the footer's trademarks. */
export function sectionRules(edition: Edition): string {
  const photos = photosIn(edition).map(({ photo }) => photo);
  const colours = photos.map(
    ({ colour }) =>
      `[data-colour="${colour}"]{background-color:color-mix(in srgb,${colour} 70%,var(--background-raised))}`,
  );
  const points = photos.flatMap(({ enfoque }) => (enfoque === undefined ? [] : focusRule(enfoque)));
  const each = (rules: readonly string[]) => [...new Set(rules)].join("");
  return headingRules(edition.edicion) + each(colours) + each(points) + each(markRules(edition));
}

/** The shapes of the footer's trademarks, which are long and in every visit's HTML would be fetched each time. */
function markRules({ drawn }: Edition): string[] {
  const { networks = [], chat } = drawn?.contact ?? {};
  return [...networks, ...(chat ? [chat] : [])].flatMap(({ mark, nodes: [shape] }) =>
    mark === undefined ? [] : `[data-mark="${mark}"] rect{clip-path:path("${shape?.[1].d}")}`,
  );
}

/** In no layer, so that it overrides a section's rule for all of its photos. */
function focusRule(enfoque: string): string {
  const point = focalPoint(enfoque);
  const { x, y } = point;
  const zoom = portraitZoom(point);
  /** The transform origin that moves the face from `from` to `to`, in percent, within the photo. */
  const origin = (from: number, to: number) =>
    zoom === 1 ? from : Math.round(Math.min(100, Math.max(0, (zoom * from - to) / (zoom - 1))));
  const enlarged = zoom === 1 ? "" : `--zoom:${zoom};`;
  return `[data-focus="${enfoque}"]{--focus:${x}% ${y}%;${enlarged}object-position:var(--focus);transform-origin:${origin(x, FACE.x)}% ${origin(y, FACE.y)}%}`;
}
