import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, openPage, test } from "../testing/journey.ts";

/** The first speaker's card, once it is hydrated. */
async function openSpeakers(page: Page) {
  await openPage(page);
  const card = page.locator("#ponentes").getByRole("article").first();
  await card.scrollIntoViewIfNeeded();
  const bio = card.locator("button + p");
  return { card, bio, trigger: card.getByRole("button") };
}

test("a bio shows on hover and on focus, is pinned by a press, and Escape takes it away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { card, bio, trigger } = await openSpeakers(page);
  // A speaker without a bio has nothing to open.
  await expect(page.locator("#ponentes").getByRole("article")).toHaveCount(3);
  await expect(page.locator("#ponentes").getByRole("article").getByRole("button")).toHaveCount(2);
  await expect(bio).toBeHidden();
  await card.hover();
  await expect(bio).toBeVisible();
  // It covers all of the caption and, if it is short, no face.
  const bottom = (box: DOMRect) => Math.round(box.bottom);
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
  const caption = card.locator("> div", { has: page.locator("h3") });
  expect((await boxOf(bio)).top).toBeLessThanOrEqual((await boxOf(caption)).top + 1);
  expect(bottom(await boxOf(bio))).toBe(bottom(await boxOf(card)));
  await bio.evaluate((text) => text.replaceChildren("Da clases."));
  expect((await boxOf(bio)).top).toBeCloseTo((await boxOf(caption)).top, 0);
  await page.keyboard.press("Escape");
  await expect(bio).toBeHidden();
  await page.mouse.move(0, 0);
  await trigger.press("Shift");
  await expect(bio).toBeVisible();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
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
    // A bio that is longer than its card continues below it.
    await page.setViewportSize({ width: 206, height: 411 });
    await bio.evaluate((text) => text.append(" Una frase más.".repeat(40)));
    await trigger.tap();
    await expect(bio).toBeVisible();
    const isEndInReach = () =>
      bio.evaluate((text) => {
        const range = document.createRange();
        range.selectNode(text.lastChild as Text);
        scrollBy({ top: range.getBoundingClientRect().bottom - 200, behavior: "instant" });
        const { x, bottom } = range.getBoundingClientRect();
        return document.elementFromPoint(x + 5, bottom - 5) === text;
      });
    await expect.poll(isEndInReach).toBe(true);
    await trigger.tap();
    await expect(bio).toBeHidden();
  });
});
