import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { precompress } from "../../../src/build/bundling/precompress.ts";
import { readContent } from "../../../src/content/read-content.ts";
import { frozenEdition } from "../../../src/testing/frozen-edition.ts";
import { Floor } from "../../floor/Floor.tsx";

/** The folders of the floors: text only, hydrated by React or without script. */
export const pageFolders = {
  reactFloor: "bench/.built/react-floor",
  plainFloor: "bench/.built/plain-floor",
} as const;

const comingEdition = "bench/.built/edition";
/** Holds the `dist` of our page before its event. */
export const comingSite = "bench/.built/coming";

/** Builds our page with the frozen edition's event in the next year. */
export async function buildComing(): Promise<void> {
  await cp(frozenEdition, comingEdition, { recursive: true });
  const file = join(comingEdition, "edicion.yaml");
  const text = await readFile(file, "utf8");
  const nextYear = new Date().getFullYear() + 1;
  // The weekday is another one then.
  const dates = text
    .replace(/^( +(?:puertas|inicio): )\d{4}/gm, `$1${nextYear}`)
    .replace(/^ +dia: .*\n/m, "");
  await writeFile(file, dates);
  const environment = { CONTENT_DIR: comingEdition, DIST_DIR: join(comingSite, "dist") };
  execFileSync("npx", ["tsx", "src/build/build.ts"], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Builds the floors from the content of our page. */
export async function buildPages(): Promise<void> {
  const { edition } = await readContent(frozenEdition);
  if (!edition) throw new Error(`${frozenEdition} has faults`);
  const { reactFloor, plainFloor } = pageFolders;
  await rm(reactFloor, { recursive: true, force: true });
  const result = await build({
    define: { __EDITION__: JSON.stringify(edition) },
    plugins: [react()],
    build: { outDir: reactFloor, rollupOptions: { input: "bench/floor/entry-client.tsx" } },
    configFile: false,
    publicDir: false,
    logLevel: "error",
  });
  if (!("output" in result)) throw new Error("Expected one finished build");
  const script = result.output.find((file) => file.type === "chunk" && file.isEntry)?.fileName;
  const styles = (await readFile("bench/floor/floor.css", "utf8")).trim();
  const text = renderToString(createElement(Floor, { edition }));
  const page = (head: string) =>
    `<!doctype html><html lang="es-GT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${edition.edicion.titulo}</title><link rel="icon" href="data:,"><style>${styles}</style>${head}</head><body><div id="root">${text}</div></body></html>`;
  await mkdir(plainFloor, { recursive: true });
  await writeFile(join(plainFloor, "index.html"), page(""));
  const module = `<script type="module" src="/${script}"></script>`;
  await writeFile(join(reactFloor, "index.html"), page(module));
  for (const folder of Object.values(pageFolders)) await precompress(folder);
}
