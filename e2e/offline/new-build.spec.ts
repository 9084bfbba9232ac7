import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { frozenEdition, frozenSite, hardSite } from "#testing/frozen-edition.ts";
import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, test } from "../testing/journey.ts";
import { firstPort } from "../testing/ports.ts";
import { type RunningServer, runDemo } from "../testing/running-server.ts";

/** One port per worker of the test run. */
const PORT = firstPort + 5 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

test.use({
  baseURL: `http://localhost:${PORT}`,
  serviceWorkers: "allow",
  expectedConsole: /Failed to load resource|contador de visitas/,
});

let server: RunningServer | undefined;

/** Serves a build instead of the previous one. */
async function publish(dist: string): Promise<void> {
  await server?.stop();
  server = await runDemo(PORT, dist);
}

test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Visits the frozen edition until the phone has cached it. */
async function keepFrozenEdition(page: Page): Promise<void> {
  await publish(join(frozenSite, "dist"));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("XIII ");
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("a new build is shown at the next online visit, then offline", async ({ page, context }) => {
  await keepFrozenEdition(page);
  await publish(join(hardSite, "dist"));
  const heading = page.getByRole("heading", { level: 1 });
  const { dialog, field } = await openCheck(page);
  await expect(heading).toContainText("XVIII ");
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.getByRole("article")).toContainText("001");
  const kept = () => page.evaluate(async () => (await caches.match("/"))?.text());
  await expect.poll(kept).toContain("XVIII ");
  await context.setOffline(true);
  const without = await openCheck(page);
  await expect(heading).toContainText("XVIII ");
  await without.field.fill(registered);
  await validate(without.dialog);
  await expect(without.dialog).toContainText("No tienes conexión a internet");
});

test("a build with OFFLINE=off removes worker and caches from the phone, but not the door's", async ({
  page,
}) => {
  test.slow();
  await keepFrozenEdition(page);
  const doorCache = `workbox-precache-v2-http://localhost:${PORT}/puerta`;
  await page.evaluate((name) => caches.open(name), doorCache);
  const folder = test.info().outputPath("dist");
  const env = { ...process.env, CONTENT_DIR: frozenEdition, DIST_DIR: folder, OFFLINE: "off" };
  const program = ["--import", "tsx", "src/bundling/build.ts"];
  await promisify(execFile)(process.execPath, program, { env });
  await publish(folder);
  await page.goto("/");
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
      ]),
    )
    .toEqual([0, [doorCache]]);
});
