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
  const check = bar.getByRole("button", { name: "Valida tu registro" });
  await check.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeHidden();

  // Who has reached it by keyboard keeps the focus.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(bar).toBeVisible();
  await bar.getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(check).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toHaveAttribute("hidden");
  await expect(check).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar).toBeHidden();
});
