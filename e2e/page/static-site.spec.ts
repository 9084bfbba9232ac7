import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fastifyStatic from "@fastify/static";
import type { Page } from "@playwright/test";
import { fastify } from "fastify";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { test as base, expect, expectAccessible, openPage } from "../testing/journey.ts";

interface StaticSite {
  /** The URL of the page under the path for which it was built. */
  readonly placed: string;
  /** The built files, relative to the folder. */
  readonly files: readonly string[];
}

const test = base.extend<{ requested: string[] }, { site: StaticSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "convencion-static-"));
      const built = await build(folder, "--base", "/repositorio/");
      const placed = await serveFiles(built, "/repositorio/");
      const files = await readdir(built, { recursive: true });
      await use({ placed: placed.address, files });
      await placed.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  /** The page's requests; fails if one is missing or leaves the site. */
  requested: async ({ page }, use) => {
    const requested: string[] = [];
    const bad: string[] = [];
    page.on("request", (request) => requested.push(`${request.method()} ${request.url()}`));
    page.on("requestfailed", (request) => bad.push(`failed: ${request.url()}`));
    page.on("response", (response) => {
      if (response.status() >= 400 && !response.url().endsWith("/no/existe")) {
        bad.push(`${response.status()}: ${response.url()}`);
      }
    });
    await use(requested);
    expect(bad, "failed requests").toEqual([]);
  },
});
// The build is made once.
test.describe.configure({ mode: "serial" });

async function build(dist: string, ...options: string[]): Promise<string> {
  const program = ["--import", "tsx", "src/bundling/build.ts", "--estatico", ...options];
  const environment = { CONTENT_DIR: frozenEdition, DIST_DIR: dist, SITE_URL: "" };
  await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...environment } });
  return join(dist, "site");
}

/**
 * Serves the files of `folder` under `base` on a free port, as hosts of static pages do, with
 * `404.html` for missing ones. Resolves with the page's URL and a function that stops the server.
 */
async function serveFiles(folder: string, base: string) {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: folder, prefix: base });
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile("404.html"));
  const address = await server.listen();
  return { address: address + base, stop: () => server.close() };
}

/** Scrolls past every section, so that everything that loads on demand is requested. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const part of await page.locator("main > section, footer").all()) {
    await part.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState("networkidle");
}

test("a static site shows the whole page under its path, links and requests only its files, and offers no look-up and no count", async ({
  page,
  site,
  requested,
}) => {
  await openPage(page, site.placed);
  expect(site.files).toContain("index.html");
  expect(site.files.filter((name) => /^(?:api|puerta.*|sw\.js)$/.test(name))).toEqual([]);
  const links = await page
    .locator("[href]")
    .evaluateAll((all) =>
      all.map((each) => new URL(each.getAttribute("href") ?? "", document.baseURI).href),
    );
  const local = links.filter((each) => each.startsWith(new URL("/", site.placed).href));
  expect(local.length).toBeGreaterThan(5);
  for (const link of local) {
    const { pathname, hash } = new URL(link);
    expect(pathname.startsWith("/repositorio/"), link).toBe(true);
    const name = pathname.slice("/repositorio/".length) || "index.html";
    expect(site.files).toContain(decodeURIComponent(name));
    if (name === "index.html" && hash) await expect(page.locator(hash), link).toBeAttached();
  }

  await readToTheEnd(page);
  await page.locator("#ediciones").getByRole("tab", { name: "2019" }).click();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => requested.length).toBeGreaterThan(15);
  const own = [`GET ${site.placed}`, `HEAD ${site.placed}`];
  const others = requested.filter((each) => !own.some((start) => each.startsWith(start)));
  expect(others.filter((each) => !each.startsWith("GET data:"))).toEqual([]);
  await expectAccessible(page);

  // The yellow button opens a chat with the question.
  const ask = page
    .locator("[data-hero-actions]")
    .getByRole("link", { name: "Pregunta por tu registro" });
  const address = new URL((await ask.getAttribute("href")) ?? "");
  expect(address.host).toBe("wa.me");
  expect(address.searchParams.get("text")).toContain("Mi carnet es:");
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(0);
  await expect(page.getByText("Visitas")).toHaveCount(0);
  await expect(page.locator("form, [commandfor]")).toHaveCount(0);
});

test.describe("on the day", () => {
  test.use({ startsAt: "2025-10-04T08:30:00-06:00" });

  test("the page of a static site offers no ticket that it cannot show", async ({ page, site }) => {
    await page.goto(site.placed);
    await expect(page.locator("[data-hero-actions]")).toHaveText(
      /Cómo llegar\s*Pregunta por tu registro/,
      { useInnerText: true },
    );
    await expectAccessible(page);
  });
});

test.describe("an address that does not exist", () => {
  // Chromium's message about the status.
  test.use({ expectedConsole: /status of 404/ });

  test("leads back to a static site's page from any depth", async ({ page, site, requested }) => {
    await page.goto(`${site.placed}no/existe`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta página no existe");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Ir al inicio" }).click();
    await expect(page).toHaveURL(site.placed);
    await expect.poll(() => requested.length).toBeGreaterThan(2);
  });
});
