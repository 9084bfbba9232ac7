import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "#app/server/answers/live-site.ts";
import { appUnderTest } from "#app/server/testing/app-under-test.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { privateCaching } from "./security-headers.ts";

/* Compares the headers that a file host sends for a Netlify build with our server's. */

let folder: string;
/** The folder that the host gets. */
let siteDir: string;
let names: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "convencion-netlify-"));
  const program = ["--import", "tsx", "src/bundling/build.ts", "--netlify"];
  const env = { ...process.env, CONTENT_DIR: frozenEdition, DIST_DIR: join(folder, "dist") };
  await promisify(execFile)(process.execPath, program, { env });
  siteDir = join(folder, "dist/site");
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  names = entries
    .filter((entry) => entry.isFile() && !/^_(?:headers|redirects)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(siteDir.length + 1)
        .replaceAll(sep, "/"),
    );
  // Pictures are encoded if the cache does not have them.
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

/**
 * The host's answer according to its files and the rules of `_headers`; values of several rules are
 * joined.
 */
function hostAnswer(rules: string, path: string) {
  const sent: Record<string, string> = {};
  for (const [, pattern = "", lines = ""] of rules.matchAll(/^(\/\S*)\n((?: {2}.*\n)*)/gm)) {
    const isMet = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!isMet) continue;
    for (const [, name = "", value = ""] of lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
      sent[name] = [sent[name], value].filter(Boolean).join(", ");
    }
  }
  const file = path === "/" ? "index.html" : path.slice(1);
  const isThere = names.includes(file) || names.includes(`${file}.html`);
  return { status: isThere ? 200 : 404, headers: sent };
}

test("pages get our server's headers, and the hashes of every page's scripts", async () => {
  const { headers } = hostAnswer(await readFile(join(siteDir, "_headers"), "utf8"), "/");
  const { app } = await appUnderTest({ site: await openSite(siteDir) });
  const hashes = / 'sha256-[^']+'/g;
  for (const path of ["/", "/puerta", "/organizar", "/desconocida"]) {
    const navigation = { "sec-fetch-mode": "navigate", accept: "text/html" };
    const { headers: ours } = await app.inject({ url: path, headers: navigation });
    for (const name of ["x-content-type-options", "referrer-policy", "strict-transport-security"]) {
      expect([path, name, headers[name]]).toEqual([path, name, ours[name]]);
    }
    const policy = String(ours["content-security-policy"]);
    const theirs = headers["content-security-policy"] ?? "";
    expect(theirs.match(hashes)).toEqual(expect.arrayContaining(policy.match(hashes) ?? []));
    // The one policy for all pages also allows what only the doors' and the organisers' pages need.
    const plain = (text: string) =>
      text
        .replaceAll(hashes, "")
        .replace(/ 'wasm-unsafe-eval'| blob:|frame-src 'self';/g, "")
        .replace("frame-ancestors 'self'", "frame-ancestors 'none'");
    expect([path, plain(theirs)]).toEqual([path, plain(policy)]);
  }
  expect(headers["permissions-policy"]).toBe("camera=(self),geolocation=(),microphone=()");
});

test("the organisers' page is in no cache and no search engine, at each of its addresses", async () => {
  const rules = await readFile(join(siteDir, "_headers"), "utf8");
  for (const path of ["/organizar", "/organizar.html", "/organizar/lista", "/vista.html"]) {
    expect(hostAnswer(rules, path).headers).toMatchObject(privateCaching);
  }
  const redirects = await readFile(join(siteDir, "_redirects"), "utf8");
  expect(redirects).toBe("/organizar/vista /vista.html 200\n/organizar/* /organizar.html 200\n");
});

test("hashed files are cached for a year, and missing ones are not", async () => {
  const rules = await readFile(join(siteDir, "_headers"), "utf8");
  const keptAt = (path: string) => hostAnswer(rules, path).headers["cache-control"];
  const hashed = names.filter((name) => /^(?:assets|fotos)\//.test(name));
  expect(hashed.length).toBeGreaterThan(100);
  for (const name of hashed) expect(keptAt(`/${name}`)).toMatch(/^public, .*immutable$/);
  expect([keptAt("/assets/nada.js"), keptAt("/fotos/nada.avif")]).toEqual([undefined, undefined]);
});
