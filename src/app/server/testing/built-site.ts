import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { openSite } from "../live-site.ts";
import { appUnderTest } from "./app-under-test.ts";

export const home = "<!doctype html><h1>Convención</h1>";
export const notFoundPage = "<!doctype html><h1>No existe</h1>";
export const errorPage = "<!doctype html><h1>No pudimos abrir la página</h1>";
export const organisersPage = "<!doctype html><h1>Organizar</h1>";
const script = "console.log('¡hola!')";

const doors = "2025-10-04T07:00:00-06:00";
const files: Record<string, string> = {
  "edition.json": JSON.stringify({ carnet: [4, 2, 6], fechas: { puertas: doors, inicio: doors } }),
  "site/index.html": home,
  "site/404.html": notFoundPage,
  "site/500.html": errorPage,
  "site/puerta.html": "<!doctype html><h1>Puerta</h1>",
  "site/puerta-worker.js": script,
  "site/organizar.html": organisersPage,
  "site/assets/index-Ab12.js": script,
  "site/fotos/sede-1-640.avif": "not really a picture",
  "site/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "site/.secret": "secret",
  "site/.well/x.txt": "secret",
  "site/.well-known/secret.txt": "secret",
  "secret.txt": "secret",
  "server/main.js": "secret",
  "data/convencion.db": "secret",
  "content/edicion.yaml": "secret",
};

/** An app that serves a small built site, with secrets outside of its folder. */
export async function builtSite(
  options: Parameters<typeof appUnderTest>[0] = {},
): Promise<FastifyInstance> {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (/\.(html|js|svg)$/.test(name)) {
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
  }
  return (await appUnderTest({ site: await openSite(join(folder, "site")), ...options })).app;
}
