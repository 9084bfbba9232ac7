import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { problems } from "../../domain/calls/api.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { appUnderTest } from "../testing/app-under-test.ts";

const home = "<!doctype html><h1>Convención</h1>";
const notFoundPage = "<!doctype html><h1>No existe</h1>";
const script = "console.log('¡hola!')";

const files: Record<string, string> = {
  "site/index.html": home,
  "site/404.html": notFoundPage,
  "site/assets/index-Ab12.js": script,
  "site/fotos/sede-1-640.avif": "not really a picture",
  "site/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "site/.secret": "secret",
  "site/.well/x.txt": "secret",
  "site/.well-known/security.txt": "Contact: mailto:seguridad@example.org",
  "site/.well-known/secret.txt": "secret",
  "secret.txt": "secret",
  "sbom.cdx.json": "{}",
  "server/main.js": "secret",
  "data/convencion.db": "secret",
  "content/edicion.yaml": "secret",
};

async function builtSite(): Promise<FastifyInstance> {
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
  return (await appUnderTest({ siteDir: join(folder, "site") })).app;
}

test("the page is asked for anew each time, and costs nothing while it is the same", async () => {
  const app = await builtSite();
  const first = await app.inject("/");
  expect(first.statusCode).toBe(200);
  expect(first.body).toBe(home);
  expect(first.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(first.headers["cache-control"]).toBe("no-cache");
  const headers = { "if-none-match": String(first.headers.etag) };
  const again = await app.inject({ url: "/", headers });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect(again.headers["cache-control"]).toBe("no-cache");
});

test.each([
  ["/assets/index-Ab12.js", "public, max-age=31536000, immutable"],
  ["/fotos/sede-1-640.avif", "public, max-age=31536000, immutable"],
  ["/favicon.svg", "no-cache"],
  ["/index.html", "no-cache"],
])("%s may be kept: %s", async (url, cacheControl) => {
  const app = await builtSite();
  const answer = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe(cacheControl);
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliCompressSync(script)],
  ["gzip", "gzip", gzipSync(script)],
  ["br;q=0, gzip", "gzip", gzipSync(script)],
  ["identity", undefined, Buffer.from(script)],
  ["deflate", undefined, Buffer.from(script)],
])("to a browser that accepts %s the file goes as %s", async (accepted, encoding, bytes) => {
  const app = await builtSite();
  const answer = await app.inject({
    url: "/assets/index-Ab12.js",
    headers: { "accept-encoding": accepted },
  });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toBe("accept-encoding");
  expect(answer.headers["content-type"]).toContain("javascript; charset=utf-8");
  expect(answer.rawPayload).toEqual(bytes);
});

test("a file without compressed twins goes as it is", async () => {
  const app = await builtSite();
  const headers = { "accept-encoding": "gzip, br" };
  const answer = await app.inject({ url: "/fotos/sede-1-640.avif", headers });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.headers["content-type"]).toBe("image/avif");
});

test("HEAD has the same headers and no body", async () => {
  const app = await builtSite();
  const answer = await app.inject({ method: "HEAD", url: "/" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(home)));
  expect(answer.body).toBe("");
});

test("a person who follows a wrong link gets the site's own page for it", async () => {
  const app = await builtSite();
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const answer = await app.inject({ url: "/ponentes/2024", headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(notFoundPage);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.headers.etag).toBeUndefined();
});

test("a program that asks for a wrong file gets a problem document", async () => {
  const app = await builtSite();
  const answer = await app.inject({ url: "/assets/index-Old1.js", headers: { accept: "*/*" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual(problems.notFound);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("the contact for reports of weaknesses is public, the only hidden file that is", async () => {
  const answer = await (await builtSite()).inject("/.well-known/security.txt");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.body).toBe("Contact: mailto:seguridad@example.org");
});

test.each([
  "/.secret",
  "/.well/x.txt",
  "/assets",
  "/assets/",
  "/fotos/",
  "/index.html.br",
  "/assets/index-Ab12.js.gz",
  "/../secret.txt",
  "/.well-known/secret.txt",
  "/.well-known/..%2fsecret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/..%5csecret.txt",
  "//secret.txt",
  "/sbom.cdx.json",
  "/server/main.js",
  "/..%2fserver/main.js",
  "/data/convencion.db",
  "/../data/convencion.db",
  "/content/edicion.yaml",
  "/%2e%2e/content/edicion.yaml",
  "/src/server/main.ts",
  "/package.json",
])("%s gives nothing away", async (url) => {
  const app = await builtSite();
  const answer = await app.inject({ url, headers: { "accept-encoding": "identity" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual(problems.notFound);
});

const onAnyAnswer = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000",
};

test("pages, also those of errors and drawings, carry all security headers", async () => {
  const app = await builtSite();
  for (const encoding of ["identity", "gzip", "br"]) {
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

test("what is no page carries the headers that browsers act on, and a policy that lets nothing run", async () => {
  const app = await builtSite();
  const parts = ["/assets/index-Ab12.js", "/fotos/sede-1-640.avif", "/api/visits", "/healthz"];
  for (const url of [...parts, "/nothing"]) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      ...onAnyAnswer,
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    });
    expect(headers["permissions-policy"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("an address that cannot be decoded is answered with the security headers too", async () => {
  const { statusCode, headers } = await (await builtSite()).inject("/%zz");
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    ...onAnyAnswer,
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(headers["x-powered-by"]).toBeUndefined();
});
