import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { appUnderTest } from "../testing/app-under-test.ts";
import { builtSite, organisersPage } from "../testing/built-site.ts";

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

test("no other address is the organisers' page, and a server without it has none", async () => {
  const app = await builtSite();
  for (const url of ["/organizarme", "/organizar-x", "/organizar%2Flista", "/Organizar"]) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
  const home = await app.inject("/");
  expect(home.headers["content-security-policy"]).not.toContain("blob:");
  const { app: without } = await appUnderTest();
  expect((await without.inject("/organizar")).statusCode).toBe(404);
});
