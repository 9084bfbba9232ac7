import type { Page } from "@playwright/test";
import { waitForFonts } from "../testing/fonts.ts";
import { expect, openPage, test } from "../testing/journey.ts";

/** Holds files of the page back until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("what is typed and sent before the scripts have loaded is kept, and answered once they have", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/entry-client-*.js");
  await page.goto("/", { waitUntil: "commit" });
  const opener = page.locator("#inicio").getByRole("button", { name: "Valida tu registro" });
  // An engine that does not know the attribute does nothing by itself.
  await opener.evaluate((button) => button.removeAttribute("command"));
  await opener.click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Carnet", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("249021104512");
  await field.press("Enter");
  expect(new URL(page.url()).search).toBe("");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator("form[aria-busy]")).toBeVisible();
  release();
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  await expect(field).toHaveValue("2490-21-104512");
  await expect(dialog.locator("form[aria-busy]")).toHaveCount(0);
});

test("what was typed into a dialog that is closed before the scripts have loaded is gone", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/entry-client-*.js");
  await page.goto("/", { waitUntil: "commit" });
  const opener = page.locator("#inicio").getByRole("button", { name: "Valida tu registro" });
  await opener.click();
  const field = page.locator("#carnet");
  await page.keyboard.type("249021104512");
  await field.press("Enter");
  await page.keyboard.press("Escape");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  release();
  await expect(page.locator("[data-island=participant-check]")).toHaveAttribute("data-awake");
  await expect(field).toHaveValue("");
  await opener.click();
  await expect(field).toBeFocused();
  expect(asked).not.toContain("/api/participants/lookup");
});

test("a link to a place further down leads there, and the page is whole", async ({ page }) => {
  await page.goto("/#testimonios");
  await expect(page.getByRole("heading", { name: "Testimonios" })).toBeInViewport();
  await expect(page.locator("#acerca")).toBeVisible();
});

test("after such a link nothing is shown unstyled while the sheet loads, then the place", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/styles-*.css");
  await openPlaceWithoutStyles(page);
  release();
  await expect(page.getByRole("heading", { name: "Testimonios" })).toBeInViewport();
  await expect(page.locator("#acerca")).toBeVisible();
});

test("after such a link the page is shown unstyled after 3 seconds, and styled when the sheet comes", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/styles-*.css");
  await openPlaceWithoutStyles(page);
  await page.clock.runFor(2900);
  await expect(page.locator("main")).toBeHidden();
  await page.clock.runFor(200);
  const heading = page.getByRole("heading", { name: "Testimonios" });
  await expect(heading).toBeInViewport();
  await expect(page.locator("#acerca")).toBeVisible();
  const bare = await page.locator("#testimonios").evaluate(paddingOf);
  release();
  await expect.poll(() => page.locator("#testimonios").evaluate(paddingOf)).not.toBe(bare);
  await expect(heading).toBeInViewport();
});

/** Follows a link to a place further down, with the page's clock at rest, until the page is whole. */
async function openPlaceWithoutStyles(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  await page.goto("/#testimonios", { waitUntil: "commit" });
  await expect(page.locator("#pie")).toBeAttached();
  await expect(page.locator("main")).toBeHidden();
}

function paddingOf(element: Element): string {
  return getComputedStyle(element).padding;
}

test("a page that is loaded again is not hidden for long by styles that do not come", async ({
  browser,
}) => {
  // With the real clock: under a controlled one the browser does not report the kind of navigation.
  const page = await browser.newPage();
  await openPage(page);
  await hold(page, "**/assets/styles-*.css");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-below", "whole");
  await expect(page.locator("main")).toBeVisible();
  await page.close();
});

test("nothing is fetched beside the page before its first screen is shown", async ({ page }) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  // No paint is reported to the page, and its clock stands still.
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "PerformanceObserver", {
      value: class {
        static readonly supportedEntryTypes = ["paint"];
        observe() {}
      },
    });
  });
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  await page.goto("/", { waitUntil: "load" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(paths).toEqual(["/"]);
});

test("nothing below the first screen is shown unstyled while its sheet loads", async ({ page }) => {
  const release = await hold(page, "**/assets/styles-*.css");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("timer")).not.toHaveAttribute("data-state", "unknown");
  // The emblem counts: its sentence has come.
  await expect(page.locator("#inicio [data-island='emblem'] p")).toBeAttached();
  await waitForFonts(page);
  await expect(page.locator("#acerca")).toBeHidden();
  const before = await looksOfFirstScreen(page);
  expect(before.length).toBeGreaterThan(40);
  release();
  await expect(page.locator("#pie")).toBeVisible();
  expect(await looksOfFirstScreen(page)).toEqual(before);
});

/** Where everything of the first screen is and how it is coloured, but for figures that roll. */
function looksOfFirstScreen(page: Page) {
  return page.locator("#inicio :not([role='timer'] *)").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, fill, stroke } =
        getComputedStyle(element);
      return { x, y, width, height, color, backgroundColor, fontFamily, fontSize, fill, stroke };
    }),
  );
}

test.describe("styles that could not be fetched", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("leave the page to be read without them", async ({ page }) => {
    await page.route("**/assets/styles-*.css", (route) => route.abort());
    await openPage(page);
    await expect(page.locator("#acerca")).toBeVisible();
    await expect(page.locator("#pie")).toBeVisible();
  });
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
