import { defineConfig } from "vite";
import { edition } from "./src/bundling/dev/edition.ts";
import { siteConfig } from "./src/bundling/site-config.ts";

/** `npm run dev`. `npm run build` has the same plugins, and its own outputs: src/bundling/programs.ts. */
export default defineConfig({
  plugins: [...(siteConfig.plugins ?? []), edition()],
  css: siteConfig.css ?? {},
});
