import { createRequire } from "node:module";
import { z } from "zod";
import { iconHint } from "../../domain/edition/content-fields.ts";
import { badgeIcons, topicIcons } from "../../domain/edition/edition.ts";
import { valuesAt } from "../../domain/edition/photo-slots.ts";
import { nearestName } from "../faults/nearest-name.ts";
import type { PathFault } from "./schema-faults.ts";

const nodesSchema = z.record(
  z.string(),
  z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
);

/** All icons of Lucide, by name, as elements of SVG. */
export const lucideIcons = nodesSchema.parse(
  createRequire(import.meta.url)("lucide-static/icon-nodes.json"),
);

/** The fields that name an icon, and the page's own icons for them. */
const iconFields: readonly (readonly [field: string, own: readonly string[]])[] = [
  ["tematicas[].icono", topicIcons],
  ["ponentes[].certificaciones[].icono", badgeIcons],
];

/** Reports icons that neither the page nor Lucide has. */
export function iconFaults(data: unknown): PathFault[] {
  return iconFields.flatMap(([field, own]) =>
    valuesAt(data, field).flatMap(({ path, value }) => {
      if (typeof value !== "string" || own.includes(value) || value in lucideIcons) return [];
      const { expected, fix } = iconHint(own);
      const near = nearestName(value, own) ?? nearestName(value, Object.keys(lucideIcons));
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
