import { expect, test } from "../testing/journey.ts";
import { openAt } from "./open-at.ts";

for (const width of [320, 768, 1440]) {
  test(`nothing is lost sideways at ${width} pixels, at 200 % text neither`, async ({ page }) => {
    await openAt(page, width);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await sideways()).toBe(width);
    await page.evaluate(() => {
      const enlarged = new CSSStyleSheet();
      enlarged.replaceSync("html { font-size: 200% }");
      document.adoptedStyleSheets.push(enlarged);
    });
    await page.locator("#pie").scrollIntoViewIfNeeded();
    expect(await sideways()).toBe(width);
    const cut = await page.locator("body :not(svg *)").evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            /hidden|clip/.test(getComputedStyle(element).overflowY) &&
            // What a screen reader alone reads, digits that roll, and bios that wait under their cards.
            !element.closest(".visually-hidden, [role=timer]") &&
            element.querySelector("[aria-controls^=semblanza]") === null &&
            element.textContent !== "" &&
            element.scrollHeight > element.clientHeight + 1,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(cut).toEqual([]);
  });
}
