import type { Edition } from "../../../domain/edition/edition.ts";
import { photosIn } from "../../../domain/edition/photo-slots.ts";
import { titleLines, wideTitle, widthInEm } from "../parts/title/title-lines.ts";

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

/** The widths of the title's lines, in em. */
export function titleRule({ titulo }: Edition["edicion"]): string {
  const lines = titleLines(titulo);
  const narrow = Math.max(...lines.map(widthInEm)).toFixed(2);
  const wide = wideTitle(lines).width.toFixed(2);
  return `:root{--title-width:${narrow};--title-width-wide:${wide}}`;
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
