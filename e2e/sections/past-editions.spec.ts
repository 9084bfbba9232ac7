import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, goTo, openPage, test } from "../testing/journey.ts";

test("years are tabs, 2024 first, each with its own number of photos", async ({ page }) => {
  await openPage(page);
  await goTo(page, "ediciones");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["2024", "2023", "2019"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  for (const [year, count] of [
    ["2024", 5],
    ["2023", 3],
    ["2019", 5],
  ] as const) {
    await page.getByRole("tab", { name: year }).click();
    const panel = page.getByRole("tabpanel", { name: year });
    await expect(panel).toBeVisible();
    await expect(panel.locator("li")).toHaveCount(count);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
  await expectAccessible(page);
});

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
    const before = await bar.screenshot();
    await page.evaluate(holdTransition);
    await page.getByRole("tab", { name: "2019" }).dispatchEvent("click");
    await expect(page.locator("html[data-held]")).toBeAttached();
    // Firefox smooths the letters anew; below the moving stack, most pixels would differ.
    expect(await differences(before, await bar.screenshot())).toBeLessThan(0.01);
  });
});

/** The alternative text of the top photo of the visible stack. */
function topPhoto(page: Page): Locator {
  return page.getByRole("tabpanel").locator('li[data-depth="0"] img');
}

async function openStack(page: Page) {
  await openPage(page);
  await goTo(page, "ediciones");
  const panel = page.getByRole("tabpanel");
  await panel.scrollIntoViewIfNeeded();
  const photos = await panel
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  return { panel, photos };
}

test("the stack is leafed through by buttons, arrow keys and dragging, and a photo let go early comes back", async ({
  page,
}) => {
  const { panel, photos } = await openStack(page);
  const next = panel.getByRole("button", { name: "Foto siguiente" });
  for (const step of [1, 2, 3, 4, 0]) {
    await next.click();
    await expect(topPhoto(page)).toHaveAttribute("alt", photos[step] ?? "");
  }
  await next.press("ArrowLeft");
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[4] ?? "");
  await next.press("ArrowRight");
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[0] ?? "");
  await panel.getByRole("button", { name: "Foto anterior" }).click();
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[4] ?? "");
  await expect(panel.locator("[aria-live]")).toContainText("Foto 5 de 5");
  await next.click();
  await expect(topPhoto(page)).toHaveAttribute("alt", photos[0] ?? "");
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
