import { expect, goTo, test } from "../testing/journey.ts";
import { openAt, resizeTo } from "./open-at.ts";

test("the venue's photos fill their row, with arrows only where photos are out of view, and the page stays where it is", async ({
  page,
}) => {
  await openAt(page, 360);
  await goTo(page, "sede");
  for (const width of [360, 700, 1024, 1440, 1920]) {
    await resizeTo(page, width);
    const beyond = await page.locator("#sede [data-running]").evaluate((viewport) => {
      const { right } = viewport.getBoundingClientRect();
      const slides = [...viewport.querySelectorAll("li")];
      return slides.some((slide) => slide.getBoundingClientRect().left >= right);
    });
    await expect.poll(() => page.locator("#sede [data-running]").evaluate(holesIn)).toEqual([]);
    if (width >= 640)
      expect(
        await page.locator("#sede [data-running]").evaluate(heightsByShape),
        `${width}`,
      ).toHaveLength(1);
    const arrows = page.locator("#sede").getByRole("button", { name: "Siguiente" });
    await expect(arrows).toBeVisible({ visible: beyond });
    if (width < 1024) continue;
    // The address begins after a third of the width, in the heading's row or, for a long one, below it.
    const [heading, place = 0] = await page
      .locator("#sede :is(h2, address)")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    const room = await page.locator("#sede [data-running]").boundingBox();
    expect(heading).toBe(room?.x);
    expect(place).toBeCloseTo((room?.x ?? 0) + (room?.width ?? 0) / 3, 0);
  }
});

/** The different heights that three photos or more have, whatever the shapes of those in view. Runs in the page. */
function heightsByShape(viewport: Element): number[] {
  const carousel = viewport.parentElement;
  if (!carousel || viewport.querySelectorAll("li").length < 3) return [0];
  const { lead = "", column = "" } = carousel.dataset;
  const heights = [
    ["0", "tall square"],
    ["1", "wide tall"],
    ["2", "tall tall"],
    ["", "tall tall tall"],
  ].map(([lead, column]) => {
    Object.assign(carousel.dataset, { lead, column });
    return viewport.getBoundingClientRect().height;
  });
  Object.assign(carousel.dataset, { lead, column });
  return [...new Set(heights)];
}

/**
 * The sides of the carousel that its photos in view, with their captions, leave free, and those that overlap
 * others. Runs in the page.
 */
function holesIn(viewport: Element): string[] {
  const room = viewport.getBoundingClientRect();
  const frames = [...viewport.querySelectorAll("figure")]
    .map((frame) => frame.getBoundingClientRect())
    .filter(({ left, right }) => right > room.left + 1 && left < room.right - 1);
  const furthest = (side: "left" | "right" | "bottom", best: (...all: number[]) => number) =>
    best(...frames.map((frame) => frame[side]));
  const lowest = furthest("bottom", Math.max);
  // On tablets, the arrows stand at the foot below the second photo.
  const arrows = viewport.parentElement?.lastElementChild?.getBoundingClientRect() ?? room;
  const foot = frames.filter(
    ({ right, bottom }) =>
      bottom > lowest - 60 ||
      (arrows.bottom < lowest + 1 && bottom <= arrows.top && right > arrows.left),
  );
  const free = {
    left: furthest("left", Math.min) - room.left,
    right: room.right - furthest("right", Math.max),
    // Photos at the foot may differ in the lines of their captions.
    foot: room.width - foot.reduce((sum, { width }) => sum + width + 20, -20),
  };
  const overlaps = frames.filter((one) =>
    frames.some(
      (other) =>
        other !== one &&
        one.left < other.right - 1 &&
        one.right > other.left + 1 &&
        one.top < other.bottom - 1 &&
        one.bottom > other.top + 1,
    ),
  );
  return [
    ...Object.entries(free).flatMap(([side, pixels]) =>
      Math.abs(pixels) > 2 ? [`${side}: ${Math.round(pixels)}`] : [],
    ),
    ...overlaps.map(({ left, top }) => `over another at ${left}, ${top}`),
  ];
}
