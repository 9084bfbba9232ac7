import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves the files of `folder` under `base` on a free port, as hosts of static pages do, with
 * `404.html` for missing ones. Resolves with the page's URL and a function that stops the server.
 */
export async function serveFiles(folder: string, base: string) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const name = path === base ? "index.html" : path.slice(base.length);
    const found = path.startsWith(base) ? await fileOf(join(folder, name)) : null;
    const isRead = request.method === "GET" || request.method === "HEAD";
    response.statusCode = !isRead ? 405 : found === null ? 404 : 200;
    response.setHeader("content-type", types[found === null ? ".html" : extname(name)] ?? "image");
    response.end(found ?? (await fileOf(join(folder, "404.html"))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const fileOf = (path: string) => readFile(path).catch(() => null);
