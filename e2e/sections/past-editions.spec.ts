import type { Locator, Page } from "@playwright/test";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

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
    .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
  const box = await topPhoto(page).boundingBox();
  if (!box) throw new Error("The photo is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.clock.runFor(400);
  await page.mouse.move(x - 41, y);
  await page.mouse.up();
  await expect(topPhoto(page)).toHaveAttribute("src", photos[0] ?? "");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 5 });
  await page.mouse.up();
  await expect(topPhoto(page)).toHaveAttribute("src", photos[1] ?? "");
});
