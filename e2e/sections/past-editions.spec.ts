import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

/** Holds the next view transition near its beginning. Runs in the page. */
function holdTransition(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    void transition.ready.then(() => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        if (!part?.startsWith("::view-transition")) continue;
        animation.pause();
        animation.currentTime = 40;
      }
      document.documentElement.dataset.held = "true";
    });
    return transition;
  };
}

/** The share of the pixels of two pictures of one size that differ visibly. */
async function differences(one: Buffer, other: Buffer): Promise<number> {
  const tones = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer();
  const [before, after] = [await tones(one), await tones(other)];
  const differing = before.filter((tone, index) => Math.abs(tone - (after[index] ?? 255)) > 24);
  return differing.length / before.length;
}

test.describe("on a phone", () => {
  // So low that the stack reaches below the bar.
  test.use({ viewport: { width: 360, height: 320 } });

  test("the year changes below the bar at the foot", async ({ page }) => {
    await openPage(page);
    await goTo(page, "ediciones");
    const pile = page.getByRole("tabpanel").locator("ol");
    await pile.evaluate((list) => list.scrollIntoView({ block: "center", behavior: "instant" }));
    const bar = page.getByRole("navigation", { name: "Entrada y registro" });
    // It slides in.
    await expect(bar).toBeInViewport({ ratio: 1 });
    const before = await bar.screenshot();
    await page.evaluate(holdTransition);
    await page.getByRole("tab", { name: "2019" }).dispatchEvent("click");
    await expect(page.locator("html[data-held]")).toBeAttached();
    // Below the moving stack, most pixels would differ.
    expect(await differences(before, await bar.screenshot())).toBeLessThan(0.01);
  });
});

/** The alternative text of the top photo of the visible stack. */
function topPhoto(page: Page): Locator {
  return page.getByRole("tabpanel").locator('li[data-depth="0"] img');
}

test("the stack is leafed through by dragging, and a photo let go early comes back", async ({
  page,
}) => {
  await openPage(page);
  await goTo(page, "ediciones");
  const panel = page.getByRole("tabpanel");
  await panel.scrollIntoViewIfNeeded();
  const photos = await panel
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  const box = await topPhoto(page).boundingBox();
  if (!box) throw new Error("The photo is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.clock.runFor(400);
  await page.mouse.move(x - 41, y);
  await page.mouse.up();
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[0] ?? "");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 5 });
  await page.mouse.up();
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[1] ?? "");
});
