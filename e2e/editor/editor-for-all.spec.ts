import { expect, expectAccessible, saved, test, textOf } from "./testing/editor-journey.ts";

test("speakers are moved and a talk gets two of them, with the keyboard alone", async ({
  page,
  workspace,
}) => {
  const button = (name: string) => page.getByRole("button", { name });
  await button("Ponentes").focus();
  await page.keyboard.press("Enter");
  await button("Subir Gabriela").focus();
  await page.keyboard.press("Enter");
  // She is now in the middle of the list, and at its beginning after the second press.
  await expect(button("Subir Gabriela")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Bajar Gabriela")).toBeFocused();
  await saved(page);
  await expect
    .poll(() => textOf(workspace, "ponentes"))
    .toMatch(/id: gabriela-tzoc[\s\S]*id: andrea-lemus[\s\S]*id: rodrigo-barillas/);

  await button("Charlas").focus();
  await page.keyboard.press("Enter");
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").first().getByLabel("Rodrigo").focus();
  await page.keyboard.press("Space");
  await expect
    .poll(() => textOf(workspace, "tematicas"))
    .toMatch(/ponente: \[andrea-lemus, rodrigo-barillas\]/);
});

test.describe("768 pixels wide", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test("no part of the editor is wider than the window, and axe finds nothing", async ({
    page,
  }) => {
    const parts = page.getByRole("navigation").getByRole("button");
    for (const part of await parts.all()) {
      await part.click();
      await expect(part).toHaveAttribute("aria-current", /./);
      await page.locator("details").evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
      await expectAccessible(page);
    }
  });
});
