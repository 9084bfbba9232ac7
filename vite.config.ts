import { defineConfig } from "vite";
import { edition } from "./src/bundling/dev-edition.ts";
import { siteConfig } from "./src/bundling/site-config.ts";

/** `npm run dev`. `npm run build` adds the programs: `programsConfig`. */
export default defineConfig({ ...siteConfig, plugins: [...siteConfig.plugins, edition()] });
