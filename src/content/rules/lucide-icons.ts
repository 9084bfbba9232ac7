import { createRequire } from "node:module";
import { z } from "zod";

const nodesSchema = z.record(
  z.string(),
  z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
);

/** All icons of Lucide, by name, as elements of SVG. */
export const lucideIcons = nodesSchema.parse(
  createRequire(import.meta.url)("lucide-static/icon-nodes.json"),
);
