import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build, type InlineConfig } from "vite";
import { PHOTOS_FOLDER, readContent } from "../../../src/content/read-content.ts";
import type { EditionContent } from "../../../src/domain/edition/edition.ts";
import { precompress } from "../../../src/site-build/bundling/precompress.ts";
import { frozenEdition, frozenSite } from "../../../src/testing/frozen-edition.ts";
import { Floor } from "../../floor/Floor.tsx";

const builtFolder = "bench/.built";

/** Folders of what our page is measured against, ready to be served. */
export const pageFolders = {
  usual: join(builtFolder, "usual"),
  /** Text only, hydrated. */
  floorWithScript: join(builtFolder, "floor-with-script"),
  /** Text only, without any script. */
  floorWithoutScript: join(builtFolder, "floor-without-script"),
  background: join(builtFolder, "background"),
} as const;

/** Builds the baseline, the floors and the background's pages from the content of our own page. */
export async function buildPages(): Promise<void> {
  const { edition } = await readContent(frozenEdition);
  if (!edition) throw new Error(`${frozenEdition} has faults`);
  await rm(builtFolder, { recursive: true, force: true });
  await buildUsual(edition);
  await buildFloors(edition);
  await buildBackground();
  for (const folder of Object.values(pageFolders)) await precompress(folder);
}

async function buildUsual(edition: EditionContent): Promise<void> {
  const outDir = pageFolders.usual;
  await bundle({
    ...withEdition(edition),
    root: "bench/baseline",
    plugins: [react(), tailwindcss()],
    build: { outDir: join(process.cwd(), outDir), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  await cp(join(frozenEdition, PHOTOS_FOLDER), join(outDir, "fotos"), { recursive: true });
  await cp(join(frozenSite, "dist/site/icono-512.png"), join(outDir, "logo.png"));
}

async function buildFloors(edition: EditionContent): Promise<void> {
  const { floorWithScript, floorWithoutScript } = pageFolders;
  const output = await bundle({
    ...withEdition(edition),
    plugins: [react()],
    build: { outDir: floorWithScript, rollupOptions: { input: "bench/floor/entry-client.tsx" } },
  });
  const script = output.find((file) => file.type === "chunk" && file.isEntry)?.fileName;
  const styles = (await readFile("bench/floor/floor.css", "utf8")).trim();
  const text = renderToString(createElement(Floor, { edition }));
  const page = (head: string) =>
    `<!doctype html><html lang="es-GT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${edition.edicion.titulo}</title><link rel="icon" href="data:,"><style>${styles}</style>${head}</head><body><div id="root">${text}</div></body></html>`;
  await mkdir(floorWithoutScript, { recursive: true });
  await writeFile(join(floorWithoutScript, "index.html"), page(""));
  const module = `<script type="module" src="/${script}"></script>`;
  await writeFile(join(floorWithScript, "index.html"), page(module));
}

async function buildBackground(): Promise<void> {
  const input = ["none", "ours", "usual"].map((kind) => `bench/background/${kind}.html`);
  await bundle({
    root: "bench/background",
    build: {
      outDir: join(process.cwd(), pageFolders.background),
      emptyOutDir: true,
      target: "esnext",
      rollupOptions: { input },
    },
  });
}

function withEdition(edition: EditionContent): InlineConfig {
  return { define: { __EDITION__: JSON.stringify(edition) } };
}

async function bundle(config: InlineConfig) {
  const result = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    // The root's own React for every page, not the one that a library of the baseline would find.
    resolve: { dedupe: ["react", "react-dom"] },
  });
  if (!("output" in result)) throw new Error("Expected one finished build");
  return result.output;
}
