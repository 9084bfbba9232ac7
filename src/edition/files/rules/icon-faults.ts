import { iconHint } from "#edition/model/content-fields.ts";
import { badgeIcons, topicIcons } from "#edition/model/edition.ts";
import { valuesAt } from "#edition/model/values-at.ts";
import type { PathFault } from "./fault.ts";

/** The fields that name an icon, and the page's own icons that are made for them. */
const iconFields: readonly (readonly [field: string, own: readonly string[]])[] = [
  ["tematicas[].icono", topicIcons],
  ["ponentes[].certificaciones[].icono", badgeIcons],
];
/** Either field may name any of them. */
const ownIcons: ReadonlySet<string> = new Set([...topicIcons, ...badgeIcons]);

/** Reports icons that neither the page nor `lucide`, which has its icons by name, knows. */
export function iconFaults(data: unknown, lucide: Readonly<Record<string, unknown>>): PathFault[] {
  return iconFields.flatMap(([field, own]) =>
    valuesAt(data, field).flatMap(({ path, value }) => {
      if (typeof value !== "string" || ownIcons.has(value) || value in lucide) return [];
      return [{ path, problem: { kind: "wrong value", value, hint: iconHint(own) } }];
    }),
  );
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
