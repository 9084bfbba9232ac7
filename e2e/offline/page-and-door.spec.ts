import { expect, head, north, takeList, test } from "../door/testing/running-door.ts";

test.use({ expectedConsole: /Failed to load resource|No se pudo leer el contador/ });

test("a phone that keeps the page and works at a door opens both without a network", async ({
  page,
  context,
  doors,
}) => {
  const link = await doors.open(north);
  const address = new URL("/", link).href;
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator("html")).not.toHaveAttribute("data-below");
  await page.clock.fastForward(16_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await takeList(page, link);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole("timer")).toBeVisible();
  await page.goto(new URL("/puerta", address).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(north);
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await expect(head(page)).toContainText("0 de 30");
});
