import type { Page } from "@playwright/test";
import { registered } from "../participant-check/validation.ts";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

/** Delays what the page requests from these addresses until the returned function is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a press and a carnet that was sent before the scripts have loaded are answered once they have", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const years = page.getByRole("tab");
  await years.last().click();
  await expect(years.last()).toHaveAttribute("aria-selected", "false");
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(registered);
  await dialog.getByRole("textbox").press("Enter");
  await expect(dialog.locator("[aria-busy]")).toHaveText("Validar");
  release();
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  await page.keyboard.press("Escape");
  await goTo(page, "ediciones");
  await expect(years.last()).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("button[aria-busy]")).toHaveCount(0);
});

test.describe("offline", () => {
  test.use({
    expectedConsole: /Failed to (?:load resource|fetch dynamically)|contador de visitas/,
  });

  test("a carnet that was sent at the first touch, without a network, is answered once there is one", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await expect(page.locator("html[data-started]")).toBeAttached();
    await context.setOffline(true);
    await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(registered);
    await dialog.getByRole("textbox").press("Enter");
    await expect(dialog.locator("[aria-busy]")).toHaveText("Validar");
    await context.setOffline(false);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  });
});

test("a dialog closed before the scripts have loaded discards its input", async ({ page }) => {
  const release = await hold(page, "**/assets/entry-client-*.js");
  await page.goto("/", { waitUntil: "commit" });
  const opener = page.locator("#inicio").getByRole("button", { name: "Valida tu registro" });
  await opener.click();
  const field = page.locator("#carnet");
  await expect(field).toBeFocused();
  await page.keyboard.type("249021104512");
  await field.press("Enter");
  await page.keyboard.press("Escape");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  release();
  await expect(field).toHaveValue("");
  await opener.click();
  await expect(field).toBeFocused();
  expect(asked).not.toContain("/api/participants/lookup");
});

test("the first screen waits for no file until the doors open, and on the day is not shown half dressed", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/pagina-*.css");
  const title = page.locator("h1");
  // It waits some seconds, which a stopped clock never reaches.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  for (const time of ["2025-09-20T09:30:00-06:00", "2025-10-03T19:00:00-06:00"]) {
    await page.goto(`/?ahora=${time}`, { waitUntil: "commit" });
    await expect(title).toBeVisible();
  }
  await page.goto("/?ahora=2025-10-04T09:30:00-06:00", { waitUntil: "commit" });
  await expect(page.locator("html[data-waiting]")).toBeAttached();
  await expect(title).toBeHidden();
  release();
  await expect(title).toBeVisible();
});

test("no photo is fetched before the visitor comes near it", async ({ page }) => {
  const photos: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/fotos/")) photos.push(pathname);
  });
  await openPage(page);
  await page.waitForLoadState("networkidle");
  expect(photos).toEqual([]);
  await page.locator("#sede").scrollIntoViewIfNeeded();
  await expect.poll(() => photos.length).toBeGreaterThan(0);
});
