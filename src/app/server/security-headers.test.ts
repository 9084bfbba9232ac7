import { expect, test } from "vitest";
import { previewPageHeaders } from "#edition/render/pages/security-headers.ts";
import { builtSite } from "./testing/built-site.ts";

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
    const kept = { "if-none-match": String(headers.etag), ...accepted };
    expect((await app.inject({ url: "/", headers: kept })).statusCode).toBe(304);
    for (const url of ["/", "/nothing", "/api/nothing", "/favicon.svg"]) {
      const answer = await app.inject({ url, headers: { accept: "text/html", ...kept } });
      expect(answer.headers).toMatchObject({
        ...onAnyAnswer,
        "content-security-policy": expect.stringContaining("require-trusted-types-for"),
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(answer.headers["x-powered-by"]).toBeUndefined();
    }
  }
});

test("the door's page alone may use the camera and WebAssembly, and only its worker may fetch", async () => {
  const app = await builtSite();
  const { headers } = await app.inject("/puerta");
  expect(headers).toMatchObject({ ...onAnyAnswer, "cache-control": "no-cache, no-transform" });
  expect(headers["permissions-policy"]).toContain("camera=(self),geolocation=()");
  expect(headers["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect((await app.inject("/")).headers["content-security-policy"]).not.toContain("wasm");
  expect((await app.inject("/puerta-worker.js")).headers["content-security-policy"]).toBe(
    "default-src 'none';connect-src 'self';frame-ancestors 'none'",
  );
});

test("the preview of texts can be framed by our own pages only, and connects to no server", async () => {
  const policy = previewPageHeaders["content-security-policy"]?.split(";");
  expect(policy).toEqual(
    expect.arrayContaining(["frame-ancestors 'self'", "connect-src 'none'", "script-src 'self'"]),
  );
  const home = (await (await builtSite()).inject("/")).headers["content-security-policy"];
  expect(home).toContain("frame-ancestors 'none'");
  expect(home).not.toContain("frame-src");
});

test("other answers have the headers that browsers evaluate, and a policy that runs nothing", async () => {
  const app = await builtSite();
  const parts = ["/assets/index-Ab12.js", "/fotos/sede-1-640.avif", "/api/visits", "/healthz"];
  for (const url of [...parts, "/nothing", "/%zz"]) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      ...onAnyAnswer,
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    });
    expect(headers["permissions-policy"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});
