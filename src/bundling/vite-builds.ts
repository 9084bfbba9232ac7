import { build, type InlineConfig } from "vite";
import { ASSETS, type SiteKind } from "../edition/render/programs.ts";
import { withServer } from "./build-target.ts";
import {
  browserBuild,
  plainConfig,
  publishedConfig,
  siteConfig,
  takeStyleSheets,
} from "./site-config.ts";

export interface ClientScripts {
  /** The URL of the page's module script. */
  readonly script: string;
  /** The URLs of the files that run in every visit. */
  readonly firstView: readonly string[];
  /** The URLs of the files that the first press or scroll loads. */
  readonly used: readonly string[];
}

/** Bundles the page's scripts, which register a service worker if `offline` is set. */
export async function buildClient(
  outDir: string,
  target: SiteKind = withServer,
  offline = true,
): Promise<ClientScripts> {
  const published = publishedConfig(target);
  // A static site may share its host with other sites, whose pages its worker must not control.
  const worker = offline && target.kind !== "static";
  const input = "src/site/entry-client.ts";
  const output = await bundle({
    ...published,
    define: { ...published.define, "import.meta.env.OFFLINE": JSON.stringify(worker) },
    plugins: [...(siteConfig.plugins ?? []), takeStyleSheets([])],
    build: {
      // The single style sheet is discarded: the page takes its styles from the renderer's build.
      ...browserBuild,
      // The files that hydrate the page are fetched at the same time.
      modulePreload: { polyfill: false },
      outDir,
      rollupOptions: {
        input,
        output: {
          entryFileNames: `${ASSETS}/[name]-[hash].js`,
          chunkFileNames: `${ASSETS}/[name]-[hash].js`,
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }],
          },
          assetFileNames: `${ASSETS}/[name]-[hash][extname]`,
        },
      },
    },
  });
  const entry = entryOf(output, input);
  const imported = entry.dynamicImports.flatMap((name) => {
    const file = output.find(({ fileName }) => fileName === name);
    return file?.type === "chunk" ? [name, ...file.imports] : [];
  });
  const addresses = (files: readonly string[]) => files.map((file) => target.base + file);
  const firstView = [entry.fileName, ...entry.imports];
  return {
    script: target.base + entry.fileName,
    firstView: addresses(firstView),
    used: addresses([...new Set(imported)].filter((file) => !firstView.includes(file))),
  };
}

/** The styles of the page, minified. */
export interface PageStyles {
  /** Of the first screen and what all pages share, for their heads. */
  readonly head: string;
  /** Of everything else. */
  readonly rest: string;
}

/** The style sheets of the first screen, and those that all pages share. */
const firstScreen =
  /(?:ui\/Button|site\/(?:styles\/(?:index|page)|sections\/inicio\/|parts\/(?:actions\/ActionLinks|emblem\/|mark\/|title\/|photo\/Photo\.))).*\.css/;

/** Bundles the page's renderer with its packages into `outDir`, for Node; resolves with the styles. */
export async function buildRenderer(outDir: string, target: SiteKind): Promise<PageStyles> {
  const published = publishedConfig(target);
  const output = await bundle({
    ...published,
    define: { ...published.define, "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: "src/site/entry-server.tsx",
      ssrEmitAssets: true,
      emptyOutDir: true,
      cssCodeSplit: true,
      cssMinify: true,
      // The page contains the text of the renderer's function `showPage`.
      minify: true,
      target: "baseline-widely-available",
      rollupOptions: {
        output: { codeSplitting: { groups: [{ name: "first-screen", test: firstScreen }] } },
      },
    },
  });
  const textOf = (isHead: boolean) =>
    output
      .filter((file) => file.type === "asset" && file.fileName.endsWith(".css"))
      .filter(({ fileName }) => fileName.includes("/first-screen-") === isHead)
      .map((file) => ("source" in file ? String(file.source).trim() : ""))
      .join("");
  return { head: textOf(true), rest: textOf(false) };
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
 * Bundles the production server and the organisers' commands with the packages that every start
 * loads; loading their hundreds of files would take a fifth of the start time.
 */
export async function buildServer(outDir: string): Promise<void> {
  await bundle({
    ...plainConfig,
    ssr: { noExternal: true, external: outsideOfServer },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: "node20",
      sourcemap: true,
      rollupOptions: {
        input: {
          main: "src/app/server/main.ts",
          participantes: "src/app/cli/main.ts",
          organizar: "src/app/cli/organise.ts",
          "certificate-worker": "src/certificates/server/certificate-worker.ts",
        },
        // All files are in one folder, so that every chunk finds the other programs beside itself.
        output: { chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

export async function bundle(config: InlineConfig) {
  const [result, ...others] = [await build(config)].flat();
  if (!result || !("output" in result) || others.length > 0) {
    throw new Error("Expected one finished build");
  }
  return result.output;
}

/** The script that the build made of the file `input`. */
export function entryOf(output: Awaited<ReturnType<typeof bundle>>, input: string) {
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk") throw new Error(`The build of ${input} made no script`);
  return entry;
}
