import { createRequire } from "node:module";
import { z } from "zod";

const require = createRequire(import.meta.url);

/** All icons of Lucide, by name, as elements of SVG. */
export const lucideIcons = z
  .record(z.string(), z.array(z.tuple([z.string(), z.record(z.string(), z.string())])))
  .parse(require("lucide-static/icon-nodes.json"));
