import { expect, expectAccessible, openPage, test } from "../testing/journey.ts";

test("the bar at the foot of a phone offers both ways while the hero is out of view", async ({
  page,
}) => {
  await openPage(page);
  const bar = page.getByRole("navigation", { name: "Entrada y registro", includeHidden: true });
  await expect(bar).toBeHidden();
  await page.locator("#acerca p").first().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Valida tu registro" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeHidden();
});
