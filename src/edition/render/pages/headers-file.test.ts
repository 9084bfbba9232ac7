import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { writeHeadersFile, writeRedirectsFile } from "./headers-file.ts";
import { privateCaching } from "./security-headers.ts";

/* That the headers are our server's, e2e/netlify compares for each file of a build. */

let siteDir: string;
beforeEach(async () => {
  siteDir = await temporaryFolder();
  await Promise.all(["assets", "fotos"].map((folder) => mkdir(join(siteDir, folder))));
  for (const name of ["index.html", "organizar.html", "assets/a-1.js", "fotos/b-2.avif"])
    await writeFile(join(siteDir, name), "<p>x</p>");
  await writeHeadersFile(siteDir, "/");
});

/** The headers that a host sends with a path; values of several rules are joined. */
async function headersAt(path: string) {
  const rules = await readFile(join(siteDir, "_headers"), "utf8");
  const sent: Record<string, string> = {};
  for (const [, pattern = "", lines = ""] of rules.matchAll(/^(\/\S*)\n((?: {2}.*\n)*)/gm)) {
    const isMet = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!isMet) continue;
    for (const [, name = "", value = ""] of lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
      sent[name] = [sent[name], value].filter(Boolean).join(", ");
    }
  }
  return sent;
}

test("the organisers' page is in no cache and no search engine, at each of its addresses", async () => {
  for (const path of ["/organizar", "/organizar.html", "/organizar/lista", "/vista.html"]) {
    expect(await headersAt(path)).toMatchObject(privateCaching);
  }
  await writeRedirectsFile(siteDir);
  const redirects = await readFile(join(siteDir, "_redirects"), "utf8");
  expect(redirects).toBe("/organizar/vista /vista.html 200\n/organizar/* /organizar.html 200\n");
});

test("hashed files are cached for a year, and missing ones are not", async () => {
  const keptAt = async (path: string) => (await headersAt(path))["cache-control"];
  for (const name of ["/assets/a-1.js", "/fotos/b-2.avif"])
    expect(await keptAt(name)).toMatch(/^public, .*immutable$/);
  expect(await keptAt("/assets/nada.js")).toBeUndefined();
});
