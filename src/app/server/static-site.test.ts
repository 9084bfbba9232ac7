import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { problems } from "#platform/calls/problems.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { builtSite, errorPage, home, notFoundPage, organisersPage } from "./testing/built-site.ts";

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
