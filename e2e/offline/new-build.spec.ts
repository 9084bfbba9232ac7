import { mkdtemp, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { buildServiceWorker } from "../../src/site-build/bundling/build-service-worker.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { expect, test } from "../testing/journey.ts";

test.use({
  serviceWorkers: "allow",
  expectedConsole: /Failed to load resource|contador de visitas/,
});

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

let server: Server;
let address: string;
/** What of the site another build has changed. */
let changed: { title?: string; worker?: string };

test.beforeEach(async () => {
  changed = {};
  const site = join(frozenSite, "dist/site");
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://site").pathname;
    const file = path === "/" ? "/index.html" : path;
    try {
      const stored = await readFile(join(site, file));
      const page = file === "/index.html" && changed.title;
      const text = page ? `${stored}`.replace(/<title>.*?</, `<title>${changed.title}<`) : stored;
      response.setHeader("cache-control", "no-cache");
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      response.end(file === "/sw.js" && changed.worker ? changed.worker : text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("new content shows at the next visit with a network, and then without one", async ({
  page,
  context,
}) => {
  await page.goto(address);
  await page.clock.fastForward(16_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  changed.title = "Otra edición";
  await page.goto(address);
  await expect(page).toHaveTitle("Otra edición");
  await context.setOffline(true);
  await page.goto(address);
  await expect(page).toHaveTitle("Otra edición");
});

test("a build that is switched off takes worker and copies from the phone", async ({ page }) => {
  await page.goto(address);
  await page.clock.fastForward(16_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const folder = await mkdtemp(join(tmpdir(), "convencion-worker-"));
  await buildServiceWorker(folder, null);
  changed.worker = await readFile(join(folder, "sw.js"), "utf8");
  await page.goto(address);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
