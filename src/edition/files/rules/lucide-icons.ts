import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import { z } from "zod";

/** All icons of Lucide, by name, as elements of SVG. */
export const lucideIcons = z
  .record(z.string(), z.array(z.tuple([z.string(), z.record(z.string(), z.string())])))
  .parse(nodes);
