import { begin, expect, head, jose, letIn, test } from "../door/testing/running-door.ts";

test.use({ expectedConsole: /Failed to load resource|No se pudo leer el contador/ });

test("a phone that caches the page after the door opens both offline, and keeps nothing of the organisers' page", async ({
  page,
  context,
  doors,
}) => {
  await begin(page, await doors.open());
  const [door, site] = [page.url(), new URL("/", page.url()).href];
  await page.clock.install();
  await page.goto(site);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${site}organizar`);
  await expect(page.getByLabel("Clave")).toBeVisible();
  const kept = await page.evaluate(async () => {
    const files = await (await caches.open("assets")).keys();
    return files.map(({ url }) => url).filter((url) => /\/(?:organizar|puerta)/.test(url));
  });
  expect(kept).toEqual([]);
  await context.setOffline(true);
  await page.goto(door);
  await expect(head(page)).toContainText("0 de 30");
  await page.getByLabel("Carnet o nombre").focus();
  await letIn(page, jose);
  await page.goto(site);
  await expect(page.getByRole("timer")).toBeVisible();
});
