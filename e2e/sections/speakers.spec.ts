import type { Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "../testing/journey.ts";

async function openSpeakers(page: Page) {
  await openPage(page);
  const speaker = page
    .locator("#ponentes li")
    .filter({ has: page.getByRole("article") })
    .first();
  const trigger = speaker.getByRole("button");
  await trigger.scrollIntoViewIfNeeded();
  return { card: speaker.getByRole("article"), bio: speaker.locator("button + p"), trigger };
}

test("a bio shows over its own portrait on hover and on focus, is kept below by a press, and Escape takes it away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { card, bio, trigger } = await openSpeakers(page);
  // A speaker without a bio has nothing to open.
  await expect(page.locator("#ponentes").getByRole("article")).toHaveCount(3);
  await expect(page.locator("#ponentes").getByRole("button")).toHaveCount(2);
  await expect(bio).toBeHidden();
  const height = () =>
    page.locator("#ponentes").evaluate((whole) => whole.getBoundingClientRect().height);
  const before = await height();
  await card.getByRole("heading").hover();
  await expect(bio).toBeVisible();
  // It moves nothing, and covers nobody else: it lies over the speaker's own portrait.
  expect(await height()).toBe(before);
  const reach = async () => {
    const [shown, own] = [await bio.boundingBox(), await card.boundingBox()];
    if (!shown || !own) return null;
    return [
      shown.y >= own.y,
      shown.y + shown.height < own.y + own.height,
      shown.width === own.width,
    ];
  };
  await expect.poll(reach).toEqual([true, true, true]);
  await page.keyboard.press("Escape");
  await expect(bio).toBeHidden();
  await page.mouse.move(0, 0);
  await trigger.press("Shift");
  await expect(bio).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(bio).toBeHidden();
  await trigger.click();
  await page.mouse.move(0, 0);
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(bio).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bio).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tap opens a bio and another closes it", async ({ page }) => {
    const { bio, trigger } = await openSpeakers(page);
    await trigger.tap();
    await expect(bio).toBeVisible();
    await trigger.tap();
    await expect(bio).toBeHidden();
  });
});
