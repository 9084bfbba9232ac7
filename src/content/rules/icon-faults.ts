import { iconHint } from "../../domain/edition/content-fields.ts";
import { badgeIcons, topicIcons } from "../../domain/edition/edition.ts";
import { valuesAt } from "../../domain/edition/photo-slots.ts";
import { nearestName } from "../faults/nearest-name.ts";
import type { PathFault } from "./schema-faults.ts";

/** The fields that name an icon, and the page's own icons for them. */
const iconFields: readonly (readonly [field: string, own: readonly string[]])[] = [
  ["tematicas[].icono", topicIcons],
  ["ponentes[].certificaciones[].icono", badgeIcons],
];

/** Reports icons that neither the page nor Lucide has, whose icons have the names `lucide`. */
export function iconFaults(data: unknown, lucide: ReadonlySet<string>): PathFault[] {
  return iconFields.flatMap(([field, own]) =>
    valuesAt(data, field).flatMap(({ path, value }) => {
      if (typeof value !== "string" || own.includes(value) || lucide.has(value)) return [];
      const { expected, fix } = iconHint(own);
      const near = nearestName(value, own) ?? nearestName(value, lucide);
      return [
        { path, found: `«${value}»`, expected, fix: near ? `¿Quiso escribir «${near}»?` : fix },
      ];
    }),
  );
}

/** The names of Lucide's icons that `data` uses, without the page's own ones. */
export function lucideNames(data: unknown): string[] {
  const names = iconFields.flatMap(([field, own]) =>
    valuesAt(data, field).flatMap(({ value }) =>
      typeof value === "string" && !own.includes(value) ? [value] : [],
    ),
  );
  return [...new Set(names)];
}
