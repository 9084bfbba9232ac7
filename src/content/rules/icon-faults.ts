import { iconHint } from "../../domain/edition/content-fields.ts";
import { badgeIcons, topicIcons } from "../../domain/edition/edition.ts";
import { valuesAt } from "../../domain/edition/values-at.ts";
import type { PathFault } from "../faults/fault.ts";
import { nearestName } from "../faults/nearest-name.ts";
import { type IconTags, searchIcons } from "../icons/search-icons.ts";

/** The fields that name an icon, and the page's own icons that are made for them. */
const iconFields: readonly (readonly [field: string, own: readonly string[]])[] = [
  ["tematicas[].icono", topicIcons],
  ["ponentes[].certificaciones[].icono", badgeIcons],
];
/** Either field may name any of them. */
const ownIcons: ReadonlySet<string> = new Set([...topicIcons, ...badgeIcons]);

/** Reports icons that neither the page nor Lucide has, whose icons are found by `tags`. */
export function iconFaults(data: unknown, tags: IconTags): PathFault[] {
  return iconFields.flatMap(([field, own]) =>
    valuesAt(data, field).flatMap(({ path, value }) => {
      if (typeof value !== "string" || ownIcons.has(value) || value in tags) return [];
      const { expected, fix } = iconHint(own);
      const near = nearIcons(value, tags).map((name) => `«${name}»`);
      const names = [near.slice(0, -1).join(", "), near.at(-1)].filter(Boolean).join(" o ");
      return [
        { path, found: `«${value}»`, expected, fix: names ? `¿Quiso escribir ${names}?` : fix },
      ];
    }),
  );
}

const MOST_NEAR = 3;

/** The icons that `name` may mean: those with its words, in Spanish or English, else those spelt alike. */
function nearIcons(name: string, tags: IconTags): readonly string[] {
  const words = name.toLowerCase().split(/[^\p{L}\d]+/u);
  const own = [...ownIcons].filter((icon) => words.includes(icon));
  const spelt = nearestName(name, ownIcons);
  // A short name is like many.
  if (spelt && name.length > 3) own.push(spelt);
  const meant = [words.join(" "), ...words].map((text) => searchIcons(tags, text));
  const [found = []] = meant.filter(({ length }) => length > 0);
  const near = [...new Set([...own, ...found])].slice(0, MOST_NEAR);
  const [nearest = nearestName(name, Object.keys(tags))] = near;
  return near.length > 0 || nearest === undefined ? near : [nearest];
}

/** The names of Lucide's icons that `data` uses, without the page's own ones. */
export function lucideNames(data: unknown): string[] {
  const names = iconFields.flatMap(([field]) =>
    valuesAt(data, field).flatMap(({ value }) =>
      typeof value === "string" && !ownIcons.has(value) ? [value] : [],
    ),
  );
  return [...new Set(names)];
}
