import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { Publication } from "../publication/publication.ts";

/** Shared by every build of the page and the development server. */
export const siteConfig: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [react()],
};

/** The same for a page that is published like this. */
export function publishedConfig({ base, isStatic }: Publication): InlineConfig {
  return {
    ...siteConfig,
    base,
    define: {
      "import.meta.env.STATIC": JSON.stringify(isStatic),
      // For the renderer Vite would make `./` a `/`.
      "import.meta.env.BASE_URL": JSON.stringify(base),
    },
  };
}
