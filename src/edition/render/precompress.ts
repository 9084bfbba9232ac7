import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Types of files that shrink: text, and the door's WebAssembly. */
const shrinking = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".webmanifest",
  ".txt",
  ".xml",
  ".wasm",
]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a Brotli and a gzip version beside every file under `folder` that shrinks and has none yet. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && shrinking.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !existsSync(`${file}.br`));
  // One after the other, because each takes a server some MB for a moment.
  for (const file of files) await compressFile(file);
}

/** The highest, so that the page with its headers fits the first 14.6 kB that a server sends without being asked to go on. */
const QUALITY = 11;

export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content));
}
