import type { Page } from "@playwright/test";
import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, openPage, test } from "../testing/journey.ts";

test.use({
  serviceWorkers: "allow",
  expectedConsole: /Failed to load resource|No se pudo leer el contador/,
});

test("offline the page opens with the photos that were seen, also before the worker; the look-up reports the missing network, and a saved ticket is shown", async ({
  page,
  context,
}) => {
  const photo = (name: string) => page.locator(`#${name} img`).first();
  const isDrawn = (name: string) =>
    photo(name).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  const see = async (name: string) => {
    await photo(name).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(name)).toBe(true);
  };
  await openPage(page);
  await see("sede");
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await see("ponentes");
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter(({ naturalWidth }) => naturalWidth > 0)
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
  expect(seen.length).toBeGreaterThan(1);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(seen));
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  await dialog.getByRole("button", { name: "Guárdalo en este dispositivo" }).click();

  await context.setOffline(true);
  const without = await openCheck(page, "Tu ticket 001");
  await expect(without.dialog.getByRole("article")).toContainText("001");
  await without.dialog.getByRole("button", { name: "Muestra tu pase" }).click();
  await expect(without.dialog.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await without.dialog.getByRole("button", { name: "Consulta otro carnet" }).click();
  await without.field.fill("249025999999");
  await validate(without.dialog);
  await expect(without.dialog).toContainText("No tienes conexión a internet");
  await page.keyboard.press("Escape");
  await expect(without.dialog).toBeHidden();
  await see("sede");
  await see("ponentes");
});

/** The site's cached paths. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
