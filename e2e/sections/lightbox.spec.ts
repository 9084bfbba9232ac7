import type { Locator, Page } from "@playwright/test";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { expect, expectAccessible, goTo, openPage, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

const { sede, ediciones } = await readEdition(frozenEdition);
const [firstCaption = "", secondCaption = ""] =
  ediciones[0]?.fotos.map(({ leyenda }) => leyenda) ?? [];
const secondOfVenue = sede.fotos[1]?.leyenda ?? "";

/** Opens the lightbox from the first photo of the selected past edition. */
async function openLightbox(page: Page): Promise<Locator> {
  await openPage(page);
  await goTo(page, "ediciones");
  const panel = page.getByRole("tabpanel");
  // A double tap opens one.
  await panel.getByRole("button", { name: "Ampliar foto" }).dblclick();
  const lightbox = page.locator(".pswp");
  await expect(lightbox).toBeVisible();
  return lightbox;
}

/** Presses Escape until the lightbox is gone, because it ignores keys while it opens. */
async function close(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press("Escape");
      return page.locator(".pswp").count();
    })
    .toBe(0);
}

test("a photo opens over the window with its caption; Escape brings back", async ({ page }) => {
  const lightbox = await openLightbox(page);
  const caption = lightbox.locator(".lightbox-caption");
  await expect(caption).toHaveText(firstCaption);
  await expect(page.locator("img.pswp__img").first()).toHaveJSProperty("complete", true);
  await expect(page.locator(".pswp--ui-visible:not([inert])")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(caption).toHaveText(secondCaption);
  // The stack below follows, so that closing leads back to the photo seen last.
  await expect(page.locator("[role=tabpanel]:not([hidden]) [aria-live]")).toContainText(
    secondCaption,
  );
  await lightbox.getByRole("button", { name: "Foto anterior" }).click();
  await expect(caption).toHaveText(firstCaption);
  await expectAccessible(page);
  // Screen readers too leave the page behind it alone.
  expect(await lightbox.evaluate((whole) => whole.closest("dialog:modal") !== null)).toBe(true);
  await close(page);
  await expect(
    page.getByRole("tabpanel").getByRole("button", { name: "Ampliar foto" }),
  ).toBeFocused();
});

test("a photo of the venue opens by pointer and by keyboard, and closing leads to the one seen last", async ({
  page,
}) => {
  await openPage(page);
  await goTo(page, "sede");
  const carousel = page.getByRole("group", { name: "Fotos de la sede" });
  await carousel.getByRole("button", { name: "Ampliar foto 1" }).click();
  await expect(page.locator(".pswp--ui-visible")).toBeVisible();
  await close(page);
  await page.keyboard.press("Tab");
  await expect(carousel.getByRole("button", { name: "Ampliar foto 2" })).toBeFocused();
  await expect(carousel.locator("li").nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Enter");
  await expect(page.locator(".lightbox-caption")).toHaveText(secondOfVenue);
  await expect(page.locator(".pswp--ui-visible:not([inert])")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(carousel.locator("li").nth(2)).toBeInViewport({ ratio: 0.9 });
  await close(page);
  await expect(carousel.getByRole("button", { name: "Ampliar foto 3" })).toBeFocused();
});
