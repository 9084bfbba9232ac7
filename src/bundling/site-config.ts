import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { EnvironmentOptions, InlineConfig, Plugin } from "vite";
import { FUNCTION, FUNCTION_PROGRAM } from "#edition/render/pages/function-entry.ts";
import {
  ASSETS,
  DOOR_WORKER,
  PROGRAMS_SITE,
  RENDERER,
  SITE_WORKER,
  type SiteKind,
} from "../edition/render/programs.ts";

/** Shared by `npm run dev` and all programs. */
export const siteConfig = { plugins: [react()] };

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Names classes and keyframes by two letters, because the page has hundreds of them: by their place among those of all
 * sheets, so that every program and every machine has the same ones.
 */
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

/** Gives browsers what some packages have only for Node, or that the pages' policy forbids. */
const browserPackages: Plugin = {
  name: "browser-packages",
  enforce: "pre",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  resolveId(source, importer) {
    // This build includes a polyfill of Node's buffers.
    if (source === "csv-parse/sync") {
      return this.resolve("csv-parse/browser/esm/sync", importer, { skipSelf: true });
    }
    // pdfkit's reader of PNG gets a function that needs no worker of its own.
    const readsPng = source === "fflate" && importer?.includes("/png-js/");
    return readsPng ? resolve("src/certificates/pdf/unzlib-at-once.ts") : null;
  },
};

const quiet = { checks: { bundlerTimings: false } };
const browser = {
  emptyOutDir: false,
  target: "baseline-widely-available",
  modulePreload: false,
  // Each page has one sheet, into which its fonts are put.
  cssCodeSplit: false,
  cssMinify: true,
} as const;

function visitorsPage(outDir: string): EnvironmentOptions {
  return {
    build: {
      ...browser,
      outDir,
      // The files that hydrate the page are fetched at the same time.
      modulePreload: { polyfill: false },
      rollupOptions: {
        ...quiet,
        input: "src/site/entry-client.ts",
        output: {
          entryFileNames: `${ASSETS}/[name]-[hash].js`,
          chunkFileNames: `${ASSETS}/[name]-[hash].js`,
          assetFileNames: `${ASSETS}/[name]-[hash][extname]`,
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  };
}

/** The style sheets of the first screen before the event, and those that all pages share. */
const firstScreen =
  /(?:ui\/Button\.|site\/(?:styles\/(?:index|page)|sections\/inicio\/(?!Faces|started)|parts\/(?:ActionLinks|emblem\/))).*\.css/;
/** The style sheets of what comes with an answer: ticket, pass, sign-up, and the pages of certificates. */
const answers =
  /(?:site\/check\/(?:CheckResult|pass\/|ticket\/)|registration\/site\/|certificates\/site\/).*\.css/;
/** The names of the sheets with them in the renderer's output. */
export const FIRST_SCREEN = "first-screen";
export const ANSWERS = "answers";

/** Renders the visitors' page in Node, and has its styles. */
function renderer(outDir: string): EnvironmentOptions {
  return {
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { noExternal: true },
    build: {
      outDir,
      emitAssets: true,
      cssCodeSplit: true,
      cssMinify: true,
      // The page contains the text of the renderer's function `showPage`.
      minify: true,
      target: "baseline-widely-available",
      rollupOptions: {
        ...quiet,
        input: "src/site/entry-server.tsx",
        output: {
          codeSplitting: {
            groups: [
              { name: FIRST_SCREEN, test: firstScreen },
              { name: ANSWERS, test: answers },
            ],
          },
        },
      },
    },
  };
}

/** A page that is rendered in the browser alone. */
function browserApp(outDir: string, input: string, name: string): EnvironmentOptions {
  return {
    consumer: "client",
    build: {
      ...browser,
      outDir,
      assetsInlineLimit: 0,
      rollupOptions: {
        ...quiet,
        input,
        output: {
          entryFileNames: `${ASSETS}/${name}-[hash].js`,
          chunkFileNames: `${ASSETS}/${name}-[name]-[hash].js`,
          assetFileNames: `${ASSETS}/${name}-[name]-[hash][extname]`,
        },
      },
    },
  };
}

const keepingWorker = "src/site/offline/service-worker.ts";
/** Deletes its caches and itself. */
const removingWorker = "src/site/offline/removal.ts";

/** One script. The list of the files that it keeps is put before it when an edition is rendered. */
function serviceWorker(outDir: string, file: string, input: string): EnvironmentOptions {
  return {
    consumer: "client",
    build: {
      ...browser,
      outDir,
      rollupOptions: {
        ...quiet,
        input,
        output: { format: "iife", entryFileNames: file, codeSplitting: false },
      },
    },
  };
}

/** The calls as a function. External packages read files of their own; Netlify packs them. */
function calls(outDir: string): EnvironmentOptions {
  return {
    resolve: { noExternal: true, external: ["@google-cloud/firestore", "google-auth-library"] },
    build: {
      outDir,
      target: "node20",
      rollupOptions: {
        ...quiet,
        input: "src/app/server/calls-function.ts",
        output: { entryFileNames: FUNCTION_PROGRAM, chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  };
}

/** Native modules, and packages that only some commands or databases load. */
const outsideOfServer = [
  "better-sqlite3",
  "@google-cloud/firestore",
  "google-auth-library",
  "hucre",
  "csv-parse",
  "fflate",
  "commander",
  "open",
  "sharp",
];

/**
 * The server and the organisers' commands with the packages that every start loads; loading their hundreds
 * of files would take a fifth of the start time.
 */
function server(outDir: string): EnvironmentOptions {
  return {
    resolve: { noExternal: true, external: outsideOfServer },
    build: {
      outDir,
      target: "node20",
      sourcemap: true,
      rollupOptions: {
        ...quiet,
        input: {
          main: "src/app/server/main.ts",
          participantes: "src/app/cli/main.ts",
          organizar: "src/app/cli/organise.ts",
          "certificate-worker": "src/certificates/server/certificate-worker.ts",
        },
        // All files are in one folder, so that every chunk finds the other programs beside itself.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  };
}
