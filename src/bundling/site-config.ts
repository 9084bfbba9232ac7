import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
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
} from "#edition/render/programs.ts";
import { browserApp, browserPackages, serviceWorker, visitorsPage } from "./browser-programs.ts";
import { calls, quiet, renderer, server } from "./node-programs.ts";

/** Shared by `npm run dev` and all programs. */
export const siteConfig = { plugins: [react()] };

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

const keepingWorker = "src/site/shell/service-worker.ts";
/** Deletes its caches and itself. */
const removingWorker = "src/site/shell/removal.ts";

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
        ...quiet,
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

/** Names classes by two letters, by their place among all sheets' ones: the page has hundreds. */
function shortClasses(): (name: string, file: string) => string {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  const classes = sheets.flatMap((sheet) => {
    const file = resolve("src", sheet);
    const names = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set([...names].map(([, name]) => `${name} ${file}`))];
  });
  const places = new Map(classes.map((each, place) => [each, place]));
  return (name, file) => {
    const place = places.get(`${name} ${resolve(file)}`);
    if (place === undefined) throw new Error(`${file} has no ${name}`);
    const letters = [place / LETTERS.length, place % LETTERS.length];
    return letters.map((letter) => LETTERS.charAt(letter)).join("");
  };
}
