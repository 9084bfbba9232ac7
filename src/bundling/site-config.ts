import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { EnvironmentOptions, InlineConfig } from "vite";
import { FUNCTION } from "#edition/render/pages/function-entry.ts";
import {
  ASSETS,
  DOOR_WORKER,
  PROGRAMS_SITE,
  RENDERER,
  SITE_WORKER,
  type SiteKind,
} from "../edition/render/programs.ts";
import { browserApp, browserPackages, serviceWorker, visitorsPage } from "./browser-programs.ts";
import { calls, renderer, server } from "./node-programs.ts";
import { shortClasses } from "./short-classes.ts";

/** Shared by `npm run dev` and all programs. */
export const siteConfig = { plugins: [react()] };

const keepingWorker = "src/site/offline/service-worker.ts";
/** Deletes its caches and itself. */
const removingWorker = "src/site/offline/removal.ts";

export interface BundleOptions extends SiteKind {
  /** Whether phones cache the page for offline use; `false` removes it from them. */
  readonly offline: boolean;
}

/** All programs of such a site, as environments of one build into `folder`. */
export function programsConfig(
  { base, kind, offline }: BundleOptions,
  folder: string,
): InlineConfig & { readonly environments: Readonly<Record<string, EnvironmentOptions>> } {
  const site = join(folder, PROGRAMS_SITE);
  const hasCalls = kind !== "static";
  return {
    ...siteConfig,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    base,
    plugins: [...siteConfig.plugins, browserPackages],
    css: { modules: { generateScopedName: shortClasses() } },
    // Lucide's 1,500 icons as a literal would take a server 12 MB to compile.
    json: { stringify: true, namedExports: false },
    define: {
      "import.meta.env.STATIC": JSON.stringify(kind === "static"),
      // A static site may share its host with other sites, whose pages its worker must not control.
      "import.meta.env.OFFLINE": JSON.stringify(offline && hasCalls),
      // Vite would turn `./` into `/` for the renderer.
      "import.meta.env.BASE_URL": JSON.stringify(base),
    },
    worker: {
      format: "es",
      plugins: () => [browserPackages],
      // The policy of a worker's script allows it to load no other files.
      rollupOptions: {
        output: { entryFileNames: `${ASSETS}/[name]-[hash].js`, codeSplitting: false },
      },
    },
    builder: {},
    environments: {
      client: visitorsPage(site),
      ssr: renderer(join(folder, RENDERER, "..")),
      ...(hasCalls && {
        door: browserApp(site, "src/app/door.tsx", "puerta"),
        organisers: browserApp(site, "src/app/organise.tsx", "organizar"),
        preview: browserApp(site, "src/app/preview.tsx", "vista"),
        siteWorker: serviceWorker(folder, SITE_WORKER, offline ? keepingWorker : removingWorker),
        doorWorker: serviceWorker(folder, DOOR_WORKER, "src/door/phone/door-worker.ts"),
      }),
      ...(kind === "netlify" && { calls: calls(join(folder, "functions", FUNCTION)) }),
      ...(kind === "server" && { server: server(join(folder, "server")) }),
    },
  };
}
