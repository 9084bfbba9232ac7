import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appUnderTest } from "../../server/testing/app-under-test.ts";
import { frozenEdition } from "../../testing/frozen-edition.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { precompress } from "../bundling/precompress.ts";
import { writeHeadersFile } from "./headers-file.ts";

/* What a host of files sends by the rules of the build for Netlify, beside what our server sends. */

/** A navigation by a browser, which gets a page also where nothing is. */
const navigation = {
  "sec-fetch-mode": "navigate",
  accept: "text/html",
  "accept-encoding": "br, gzip",
};
/** Each host's own to say, of the file and of the connection. */
const ofHost =
  /^(?:connection|content-(?:encoding|length|type)|date|etag|last-modified|transfer-encoding|vary)$/;
const policy = "content-security-policy";
const permissions = "permissions-policy";
const hash = / 'sha256-[^']+'/g;

let folder: string;
/** As the host gets it. */
let siteDir: string;
/** The same files as our server has them. */
let ownDir: string;
let names: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "convencion-netlify-"));
  const program = ["--import", "tsx", "src/build/build.ts", "--netlify"];
  const env = { ...process.env, CONTENT_DIR: frozenEdition, DIST_DIR: join(folder, "dist") };
  await promisify(execFile)(process.execPath, program, { env });
  siteDir = join(folder, "dist/site");
  ownDir = join(folder, "own");
  await cp(siteDir, ownDir, { recursive: true });
  await precompress(ownDir);
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  names = entries
    .filter((entry) => entry.isFile() && entry.name !== "_headers")
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(siteDir.length + 1)
        .replaceAll(sep, "/"),
    );
  // Pictures are made anew where the machine has none yet.
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

/** What a host answers by its files and the rules of `_headers`: values that meet are joined. */
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

/** What the host may send otherwise is left out of both, once it is what was decided. */
function compared(path: string, ours: Record<string, unknown>, theirs: Record<string, string>) {
  const [own, host] = [{ ...ours }, { ...theirs }];
  const isPage = /text\/html|svg/.test(String(own["content-type"]));
  const [ownPolicy, hostPolicy] = [own, host].map((each) => String(each[policy])) as [
    string,
    string,
  ];
  // One policy for all pages, with the hashes of each and what the door alone needs.
  const plain = (text: string) => text.replaceAll(hash, "").replace(" 'wasm-unsafe-eval'", "");
  expect(hostPolicy.match(hash) ?? [], path).toEqual(
    expect.arrayContaining(ownPolicy.match(hash) ?? []),
  );
  if (isPage) expect([path, plain(hostPolicy)]).toEqual([path, plain(ownPolicy)]);
  // The camera too, where ours allows it to the door; parts of a page act on neither.
  expect(host[permissions]).toBe("camera=(self),geolocation=(),microphone=()");
  if (isPage)
    expect(own[permissions]).toMatch(/^camera=\((self)?\),geolocation=\(\),microphone=\(\)$/);
  else expect(own[permissions]).toBeUndefined();
  // The hosts' own rule for what has none: asked for anew each time.
  if (String(own["cache-control"]).startsWith("no-cache")) {
    expect([path, host["cache-control"]]).toEqual([path, undefined]);
    delete own["cache-control"];
  }
  for (const each of [own, host]) {
    for (const name of Object.keys(each)) {
      if (ofHost.test(name) || name === policy || name === permissions) delete each[name];
    }
  }
  return [own, host];
}

test("every path has the status and the headers of our server, but for what was decided", async () => {
  const rules = await readFile(join(siteDir, "_headers"), "utf8");
  const { app } = await appUnderTest({ siteDir: ownDir });
  expect(names).toEqual(
    expect.arrayContaining(["puerta.html", "puerta-worker.js", "sw.js", "evento.ics", "404.html"]),
  );
  const absent = ["/desconocida", "/assets/nada.js", "/fotos/nada.avif", "/puerta/nada"];
  const paths = ["/", "/puerta", ...absent, ...names.map((name) => `/${name}`)];
  for (const path of paths) {
    const ours = await app.inject({ url: path, headers: navigation });
    const theirs = hostAnswer(rules, path);
    expect([path, theirs.status]).toEqual([path, ours.statusCode]);
    const [own, host] = compared(path, ours.headers, theirs.headers);
    expect({ path, ...host }).toEqual({ path, ...own });
  }
});

test("what carries a hash is kept for a year, and what is missing beside it is not", async () => {
  const rules = await readFile(join(siteDir, "_headers"), "utf8");
  const keptAt = (path: string) => hostAnswer(rules, path).headers["cache-control"];
  const hashed = names.filter((name) => /^(?:assets|fotos)\//.test(name));
  expect(hashed.length).toBeGreaterThan(100);
  for (const name of hashed) expect(keptAt(`/${name}`)).toMatch(/^public, .*immutable$/);
  expect([keptAt("/assets/nada.js"), keptAt("/fotos/nada.avif")]).toEqual([undefined, undefined]);
});

test.each([
  ["/repositorio/", "/repositorio/*", "/repositorio/assets/"],
  ["./", "/*", "/assets/"],
])("a site at %s has its rules for %s", async (base, all, assets) => {
  const copy = await temporaryFolder();
  await cp(siteDir, copy, { recursive: true });
  await writeHeadersFile(copy, base);
  const patterns = (await readFile(join(copy, "_headers"), "utf8")).match(/^\/\S+/gm) ?? [];
  expect(patterns[0]).toBe(all);
  expect(patterns[1]?.startsWith(assets)).toBe(true);
});
