import { expectReadable } from "../testing/expect-readable.ts";
import { expect, test } from "../testing/journey.ts";

test.describe("scripts that the browser cannot read", () => {
  test.use({
    expectedConsole: /Failed to load resource|SyntaxError|Unexpected (token|strict mode)/,
  });

  test("leave all texts, photos and links, with their styles", async ({ page }) => {
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let let = ?" }),
    );
    await page.goto("/");
    await expectReadable(page);
    await expect(page.locator("#pie")).toBeVisible();
    const padding = () =>
      page.locator("#ponentes").evaluate((section) => getComputedStyle(section).paddingBlockStart);
    await expect.poll(padding).not.toBe("0px");
    const card = page.locator("#ponentes").getByRole("article").first();
    await expect(card.locator("button + p")).toBeHidden();
    await card.hover();
    await expect(card.locator("button + p")).toBeVisible();
  });
});
