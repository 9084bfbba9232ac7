import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { previewPageHeaders } from "#edition/render/pages/security-headers.ts";
import { problems } from "#platform/calls/problems.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { openSite } from "./live-site.ts";
import { appUnderTest } from "./testing/app-under-test.ts";

const home = "<!doctype html><h1>Convención</h1>";
const notFoundPage = "<!doctype html><h1>No existe</h1>";
const errorPage = "<!doctype html><h1>No pudimos abrir la página</h1>";
const organisersPage = "<!doctype html><h1>Organizar</h1>";
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
  "site/.well-known/secret.txt": "secret",
  "secret.txt": "secret",
  "data/convencion.db": "secret",
};

/** An app that serves a small built site, with secrets outside of its folder. */
async function builtSite(options: Parameters<typeof appUnderTest>[0] = {}) {
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

test("files whose names have a hash are cached for ever, others are asked for", async () => {
  const app = await builtSite();
  expect((await app.inject("/")).body).toBe(home);
  for (const [url, caching, encoding] of [
    ["/assets/index-Ab12.js", "public, max-age=31536000, immutable", "br"],
    ["/fotos/sede-1-640.avif", "public, max-age=31536000, immutable", undefined],
    ["/favicon.svg", "no-cache", "br"],
    // A CDN that rewrote the page's scripts would make its policy block them.
    ["/", "no-cache, no-transform", "br"],
  ] as const) {
    const answer = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe(caching);
    expect(answer.headers["content-encoding"]).toBe(encoding);
  }
});

test("a person who follows a wrong link, or whose navigation fails, gets the site's own page for it, without the cause", async () => {
  const readVisits = () => Promise.reject(new Error("the disk is gone"));
  const app = await builtSite({ wrap: (store) => ({ ...store, readVisits }) });
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  for (const [url, status, page, caching] of [
    ["/ponentes/2024", 404, notFoundPage, "no-cache, no-transform"],
    [visitsPath, 500, errorPage, "no-store, no-transform"],
  ] as const) {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(page);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe(caching);
    expect(answer.headers.etag).toBeUndefined();
  }
});

test("each part of the organisers' page has an address, in no cache and no search engine", async () => {
  const app = await builtSite();
  for (const url of ["/organizar", "/organizar/", "/organizar/lista", "/organizar/puertas/x?y=1"]) {
    const answer = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe(organisersPage);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store, no-transform",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "same-origin",
    });
    const policy = String(answer.headers["content-security-policy"]).split(";");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
    );
  }
});

test("hidden files and files outside of the site reveal nothing", async () => {
  const app = await builtSite();
  for (const url of [
    "/.secret",
    "/assets/",
    "/../secret.txt",
    "/.well-known/secret.txt",
    "/.well-known/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/data/convencion.db",
  ]) {
    const answer = await app.inject({ url, headers: { "accept-encoding": "identity" } });
    expect(answer.json(), url).toEqual(problems.notFound);
  }
});

const onAnyAnswer = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000",
};

test("pages, including error pages and SVG files, have all security headers", async () => {
  const app = await builtSite();
  for (const encoding of ["identity", "br"]) {
    const accepted = { "accept-encoding": encoding };
    const { headers } = await app.inject({ url: "/", headers: accepted });
    // By it a page that the service worker kept knows a newer one.
    expect(headers["last-modified"]).toBeDefined();
    const kept = { "if-none-match": String(headers.etag), ...accepted };
    expect((await app.inject({ url: "/", headers: kept })).statusCode).toBe(304);
    for (const url of ["/", "/nothing", "/api/nothing", "/favicon.svg"]) {
      const answer = await app.inject({ url, headers: { accept: "text/html", ...kept } });
      expect(answer.headers).toMatchObject({
        ...onAnyAnswer,
        "content-security-policy": expect.stringContaining("require-trusted-types-for"),
        "permissions-policy": expect.stringContaining("camera=()"),
      });
    }
  }
});

test("the door's page alone may use the camera and WebAssembly, only its worker may fetch, and only the preview of texts can be framed", async () => {
  const app = await builtSite();
  const csp = "content-security-policy";
  const policyOf = async (url: string) => (await app.inject(url)).headers[csp];
  const { headers } = await app.inject("/puerta");
  expect(headers).toMatchObject({ ...onAnyAnswer, "cache-control": "no-cache, no-transform" });
  expect(headers["permissions-policy"]).toContain("camera=(self),geolocation=()");
  expect(headers[csp]).toContain("script-src 'self' 'wasm-unsafe-eval';");
  const worker = "default-src 'none';connect-src 'self';frame-ancestors 'none'";
  expect(await policyOf("/puerta-worker.js")).toBe(worker);
  const home = await policyOf("/");
  expect(home).toContain("frame-ancestors 'none'");
  expect(home).not.toMatch(/wasm|frame-src/);
  expect(previewPageHeaders[csp]?.split(";")).toEqual(
    expect.arrayContaining(["frame-ancestors 'self'", "connect-src 'none'", "script-src 'self'"]),
  );
});

test("other answers have the headers that browsers evaluate, and a policy that runs nothing", async () => {
  const app = await builtSite();
  const parts = ["/assets/index-Ab12.js", "/fotos/sede-1-640.avif", "/api/visits", "/healthz"];
  for (const url of [...parts, "/nothing", "/%zz"]) {
    const { headers } = await app.inject(url);
    const policy = "default-src 'none';frame-ancestors 'none'";
    expect(headers).toMatchObject({ ...onAnyAnswer, "content-security-policy": policy });
    expect(headers["permissions-policy"]).toBeUndefined();
  }
});
