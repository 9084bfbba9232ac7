import type { Locator, Page } from "@playwright/test";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

/** Scrolls to the carousel and waits until it runs. */
async function openCarousel(page: Page): Promise<Locator> {
  await openPage(page);
  await goTo(page, "sede");
  const carousel = page.getByRole("group", { name: "Fotos de la sede" });
  await expect(carousel.locator("[data-running]")).toHaveAttribute("data-running", "true");
  return carousel;
}

/** Left edges of the slides, relative to the carousel, and its width, in whole CSS pixels. */
async function layout(carousel: Locator) {
  return carousel.locator("[data-running]").evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect();
    const slides = [...viewport.querySelectorAll("li")].map((li) => li.getBoundingClientRect());
    return {
      width: Math.round(frame.width),
      lefts: slides.map(({ left }) => Math.round(left - frame.left)),
      slide: Math.round(slides[0]?.width ?? 0),
    };
  });
}

test("the carousel shows one, two or three photos 20 pixels apart, of which the first in view leads, and moves at once with reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const carousel = await openCarousel(page);
  const widths = () =>
    carousel
      .locator("[data-frame] figure > div")
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().width));
  const [lead = 0, ...others] = await widths();
  for (const other of others) expect(lead).toBeGreaterThan(1.9 * other);
  const resizeTo = async (width: number, perView: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const { width: frame, slide, lefts } = await layout(carousel);
      expect(Math.abs(slide - (frame - 20 * (perView - 1)) / perView)).toBeLessThanOrEqual(1);
      expect(Math.abs((lefts[1] ?? 0) - (lefts[0] ?? 0) - slide - 20)).toBeLessThanOrEqual(1);
    }).toPass();
  };
  await resizeTo(700, 2);
  await carousel.getByRole("button", { name: "Siguiente" }).click();
  expect((await layout(carousel)).lefts[1]).toBeCloseTo(0, 0);
  await expect(carousel.locator("[aria-live]")).toHaveText(/^Foto 2 de 3: ./);
  await expect
    .poll(async () => {
      const [, second = 0, third = 0] = await widths();
      return second / third;
    })
    .toBeGreaterThan(1.3);
  for (const [width, perView] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await resizeTo(width, perView);
  }
});

test("the carousel looks the same before its behaviour has come", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.route("**/swiper-*.js", () => {});
  await openPage(page);
  const carousel = page.getByRole("group", { name: "Fotos de la sede" });
  await carousel.scrollIntoViewIfNeeded();
  const before = await layout(carousel);
  await page.unroute("**/swiper-*.js");
  expect(await layout(await openCarousel(page))).toEqual(before);
});

test("a swipe moves the carousel, a tremble under 5 pixels does not", async ({ page }) => {
  const carousel = await openCarousel(page);
  const box = await carousel.boundingBox();
  if (!box) throw new Error("The carousel is not shown");
  const y = box.y + 120;
  await page.mouse.move(390, y);
  await page.mouse.down();
  await page.mouse.move(386, y);
  expect((await layout(carousel)).lefts[0]).toBeCloseTo(0, 0);
  await page.mouse.move(40, y, { steps: 8 });
  expect((await layout(carousel)).lefts[0]).toBeLessThan(-100);
  await page.mouse.up();
  await expect.poll(async () => (await layout(carousel)).lefts[1]).toBeCloseTo(0, 0);
});
