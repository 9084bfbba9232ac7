import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import { z } from "zod";

export const lucideIcons: Readonly<Record<string, unknown>> = Object(nodes);

const iconSchema = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]));

/** The icon as elements of SVG; throws for a name that Lucide does not have. */
export function lucideIcon(name: string) {
  return iconSchema.parse(lucideIcons[name]);
}
