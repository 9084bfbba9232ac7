import type { Locator, Page } from "@playwright/test";
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
