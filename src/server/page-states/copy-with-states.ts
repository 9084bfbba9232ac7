import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/**
 * Copies the built site of `siteDir` into the new folder `copy`, and adds the script to its
 * page. The built site itself, which production serves, stays without it.
 */
export async function copyWithStates(siteDir: string, copy: string): Promise<void> {
  await cp(siteDir, copy, { recursive: true });
  const page = join(copy, "index.html");
  const html = await withScript(await readFile(page, "utf8"));
  await writeFile(page, html);
  // The compressed files of the build would still have the page without the script.
  await rm(`${page}.br`, { force: true });
  await rm(`${page}.gz`, { force: true });
  await writeFile(`${page}.br`, await promisify(brotliCompress)(html));
  await writeFile(`${page}.gz`, await promisify(gzip)(html));
}

/** Inserts the script before all others, which read the clock. */
async function withScript(html: string): Promise<string> {
  const script = await readFile(join(import.meta.dirname, "page-states-script.js"), "utf8");
  return html.replace("<title>", () => `<script>${script}</script><title>`);
}
