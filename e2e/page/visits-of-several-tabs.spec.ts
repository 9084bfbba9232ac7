import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { firstPort } from "../testing/ports.ts";
import { type RunningServer, runDemo } from "../testing/running-server.ts";

const visits = "**/api/visits";
const counter = "#pie p:has-text('Visitas')";

// A server with its own counter, because other journeys add visits meanwhile. One worker, because
// there is one port.
test.describe.configure({ mode: "default" });
let server: RunningServer;
test.beforeAll(async () => {
  server = await runDemo(firstPort + 3);
});
test.afterAll(() => server.stop());

async function countedSoFar(page: Page): Promise<number> {
  const answer = await page.request.get(`${server.address}api/visits`);
  return (await answer.json()).count;
}

/**
 * Opens tabs of one browser at once; their visits are delayed until the scripts of all of them run.
 */
async function openTabs(context: BrowserContext, tabs: number): Promise<Page[]> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(visits, async (route) => {
    await held;
    await route.continue();
  });
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  const asked = Promise.race(pages.map((page) => page.waitForRequest(visits)));
  await Promise.all(
    pages.map(async (page) => {
      await page.goto(server.address);
      await expect(page.getByRole("timer")).not.toHaveAttribute("data-state", "unknown");
    }),
  );
  await asked;
  release();
  return pages;
}

test("five tabs that are opened at once are one visit, and each shows the count", async ({
  context,
}) => {
  const [first, ...others] = await openTabs(context, 5);
  if (!first) throw new Error("No tab");
  for (const tab of [first, ...others]) await expect(tab.locator(counter)).toContainText(/\d/);
  expect(await countedSoFar(first)).toBe(1);
});

test("a tab whose visit is never answered delays the other tabs by 10 seconds at most", async ({
  page,
  context,
}) => {
  let isHeld = false;
  await context.route(visits, async (route) => {
    if (isHeld) await route.continue();
    isHeld = true;
  });
  const stalled = page.waitForRequest(visits);
  await page.goto(server.address);
  await stalled;
  const second = await context.newPage();
  await second.goto(server.address);
  const waiting = () => second.evaluate(async () => (await navigator.locks.query()).pending);
  await expect.poll(waiting).toHaveLength(1);
  await expect(second.locator(counter)).toHaveText(/^Visitas\s*$/);
  await second.clock.fastForward(10_000);
  await expect(second.locator(counter)).toContainText(/\d/);
});

test("a browser without locks counts its visit too", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks"));
  const before = await countedSoFar(page);
  await page.goto(server.address);
  await expect(page.locator(counter)).toContainText(/\d/);
  expect(await countedSoFar(page)).toBe(before + 1);
});
