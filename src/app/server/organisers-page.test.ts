import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtSite, organisersPage } from "./testing/built-site.ts";

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
