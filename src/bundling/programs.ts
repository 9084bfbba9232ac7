import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder, type Rolldown } from "vite";
import { CERTIFICATE_FONTS } from "#certificates/pdf/built-certificates.ts";
import { contentHash } from "#edition/render/content-hash.ts";
import { cachedFolder } from "#edition/render/drawing-cache.ts";
import { usualColours } from "#edition/render/pictures/theme.ts";
import { precompress } from "#edition/render/precompress.ts";
import {
  type AppFiles,
  ASSETS,
  PROGRAMS_FILE,
  PROGRAMS_SITE,
  type Programs,
} from "#edition/render/programs.ts";
import { fontRules, type WebFont } from "#site/shell/page-assets.ts";
import { certificateFontsJson } from "./certificate-fonts.ts";
import { buildFonts } from "./fonts.ts";
import { ANSWERS, FIRST_SCREEN } from "./node-programs.ts";
import { type BundleOptions, programsConfig } from "./site-config.ts";

/** The folder of things that can be made again: bundled programs, fonts and drawn pictures. */
const cacheFolder = "node_modules/.cache/convencion";
export const drawingsCache = join(cacheFolder, "drawings");
const programsCache = join(cacheFolder, "programs");
const fontsCache = join(cacheFolder, "fonts");

/** Bundles what depends on the code alone, unless it is unchanged; resolves with its folder. */
export async function bundlePrograms(options: BundleOptions): Promise<string> {
  const key = await hashOfCode(JSON.stringify(options));
  return cachedFolder([programsCache], key, (folder) => writePrograms(folder, key, options));
}

async function writePrograms(folder: string, id: string, options: BundleOptions): Promise<void> {
  const { base, kind } = options;
  // Vite and React would make programs for development in the environment of a test.
  process.env.NODE_ENV = "production";
  const site = join(folder, PROGRAMS_SITE);
  const fonts = await writeFonts(folder);
  const config = programsConfig(options, folder);
  const builder = await createBuilder(config);
  const outputs: Record<string, Output> = {};
  for (const name of Object.keys(config.environments)) {
    const environment = builder.environments[name];
    const built = environment && (await builder.build(environment));
    if (!built || !("output" in built)) throw new Error(`${name} was not built`);
    outputs[name] = built.output;
  }
  const { client = [], ssr = [], door, organisers, preview } = outputs;
  // The page takes its styles from the renderer's build.
  await takeStyles(site, client);
  const programs: Programs = {
    id,
    base,
    kind,
    colours: usualColours(),
    fonts,
    styles: {
      head: stylesIn(ssr.filter((file) => isNamed(file, FIRST_SCREEN))),
      answers: stylesIn(ssr.filter((file) => isNamed(file, ANSWERS))),
      rest: stylesIn(ssr.filter((file) => !isNamed(file, FIRST_SCREEN) && !isNamed(file, ANSWERS))),
    },
    ...pageScripts(client, base),
    pageFiles: [
      ...fonts.map(({ address }) => address),
      ...client.filter((file) => !isSheet(file)).map(({ fileName }) => `/${fileName}`),
    ],
    apps:
      door && organisers && preview
        ? {
            door: await appFiles(site, door, "puerta", fonts),
            organisers: await appFiles(site, organisers, "organizar", fonts),
            preview: await appFiles(site, preview, "vista", fonts),
          }
        : null,
  };
  if (kind === "server") await precompress(site);
  await writeFile(join(folder, PROGRAMS_FILE), JSON.stringify(programs));
}

export async function writeFonts(folder: string): Promise<readonly WebFont[]> {
  const outDir = join(folder, PROGRAMS_SITE, ASSETS);
  const fonts = await buildFonts(outDir, [fontsCache]);
  await writeFile(join(folder, CERTIFICATE_FONTS), await certificateFontsJson([fontsCache]));
  return fonts;
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The URLs of the page's module script, of the files that run in every visit, and of those that are used later. */
function pageScripts(output: Output, base: string) {
  const entry = entryOf(output);
  const imported = entry.dynamicImports.flatMap((name) => {
    const file = output.find(({ fileName }) => fileName === name);
    return file?.type === "chunk" ? [name, ...file.imports] : [];
  });
  const addresses = (files: readonly string[]) => files.map((file) => base + file);
  const firstView = [entry.fileName, ...entry.imports];
  return {
    script: base + entry.fileName,
    // For the limits of sizes, in .size-limit.js.
    firstView: addresses(firstView),
    used: addresses([...new Set(imported)].filter((file) => !firstView.includes(file))),
  };
}

/** The files of a page that is rendered in the browser alone; its sheet begins with the fonts. */
async function appFiles(
  site: string,
  output: Output,
  name: string,
  fonts: readonly WebFont[],
): Promise<AppFiles> {
  // The chunk that declares the order of the layers may not be the first one.
  const order = await readFile("src/platform/ui/styles/layers.css", "utf8");
  const rules = fontRules(fonts) + order + (await takeStyles(site, output));
  const sheet = `/${ASSETS}/${name}-${contentHash(rules)}.css`;
  await writeFile(join(site, sheet), rules);
  const files = output.filter((file) => !isSheet(file)).map(({ fileName }) => `/${fileName}`);
  return { script: `/${entryOf(output).fileName}`, sheet, files };
}

function entryOf(output: Output): Rolldown.OutputChunk {
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk") throw new Error("The build made no script");
  return entry;
}

const isSheet = ({ fileName }: Output[number]) => fileName.endsWith(".css");
const isNamed = (file: Output[number], name: string) => file.fileName.includes(`/${name}-`);

function stylesIn(output: Output): string {
  return output
    .map((file) => (isSheet(file) && "source" in file ? String(file.source).trim() : ""))
    .join("");
}

/** The text of all style sheets, which are removed from `outDir`. */
async function takeStyles(outDir: string, output: Output): Promise<string> {
  for (const { fileName } of output.filter(isSheet)) await rm(join(outDir, fileName));
  return stylesIn(output);
}

/** Changes with every file of the code but tests, and with the packages. */
async function hashOfCode(settings: string): Promise<string> {
  const hash = createHash("sha256").update(settings);
  const entries = await readdir("src", { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\.test\.|[\\/]testing[\\/]/.test(file));
  for (const file of [...files.sort(), "package-lock.json"]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}
