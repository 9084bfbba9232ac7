import type { Locator } from "@playwright/test";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

/** Left edges of the slides, relative to the list, and widths of list and slides, in whole CSS pixels. */
function layout(carousel: Locator) {
  return carousel.getByRole("list").evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const slides = [...list.children].map((slide) => slide.getBoundingClientRect());
    return {
      frame: Math.round(frame.width),
      lefts: slides.map(({ left }) => Math.round(left - frame.left)),
      widths: slides.map(({ width }) => Math.round(width)),
    };
  });
}

test("the carousel shows one, two or three equal photos 20 pixels apart, and moves by arrow keys and buttons in 300 ms, at once with reduced motion", async ({
  page,
}) => {
  await openPage(page);
  await goTo(page, "sede");
  const carousel = page.getByRole("group", { name: "Fotos de la sede" });
  const next = carousel.getByRole("button", { name: "Siguiente" });
  /** The durations of the moves that a press begins. */
  const press = (name: string) =>
    carousel.getByRole("button", { name }).evaluate((button: HTMLElement) => {
      button.click();
      const all = button.closest("[role=group]")?.getAnimations({ subtree: true }) ?? [];
      return all
        .filter((each) => !(each instanceof CSSTransition))
        .map(({ effect }) => effect?.getTiming().duration)
        .filter((each) => each !== "auto");
    });
  await next.press("ArrowRight");
  await expect.poll(async () => (await layout(carousel)).lefts[1]).toBe(0);
  await expect(carousel.locator("[aria-live]")).toHaveText(/^Foto 2 de 3: ./);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moves = () => carousel.evaluate((all) => all.getAnimations({ subtree: true }).length);
  await expect.poll(moves).toBe(0);
  expect(await press("Siguiente")).toEqual([]);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await press("Anterior")).toContain(300);

  for (const [width, perView] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const { frame, widths, lefts } = await layout(carousel);
      for (const slide of widths) {
        expect(Math.abs(slide - (frame - 20 * (perView - 1)) / perView)).toBeLessThanOrEqual(1);
      }
      const [one = 0, other = 0] = lefts;
      expect(Math.abs(other - one - (widths[0] ?? 0) - 20)).toBeLessThanOrEqual(1);
    }).toPass();
  }
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a swipe moves the carousel by one photo", async ({ page, context }) => {
    await openPage(page);
    await goTo(page, "sede");
    const carousel = page.getByRole("group", { name: "Fotos de la sede" });
    // A touch lands where the list is once the page has its styles.
    await expect(carousel).toBeInViewport();
    const box = await carousel.getByRole("list").boundingBox();
    if (!box) throw new Error("The carousel is not shown");
    const touch = await context.newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", ...places: number[]) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: places.map((x) => ({ x, y: box.y + 120 })),
      });
    await finger("touchStart", 340);
    for (let x = 330; x >= 60; x -= 30) await finger("touchMove", x);
    await finger("touchEnd");
    await expect.poll(async () => (await layout(carousel)).lefts[1]).toBe(0);
    await expect(carousel.locator("[aria-live]")).toHaveText(/^Foto 2 de 3: ./);
  });
});
