import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { setStyle } from "../testing/set-style.ts";
import { openAt, resizeTo } from "./open-at.ts";

/* Layout rules for any edition: run on the frozen edition and on the one with extreme texts. */

test("nothing overflows sideways at any width, no text is cut at 200 %, and none lies over a portrait", async ({
  page,
}) => {
  await openAt(page, 320);
  await page.locator("#pie").scrollIntoViewIfNeeded();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of [320, 360, 412, 639, 768, 1024, 1440, 1920, 2560]) {
    await resizeTo(page, width);
    await expect.poll(sideways).toBe(width);
    const cards = page.locator("#ponentes article");
    await expect.poll(() => cards.evaluateAll(textsOverPhoto)).toEqual([]);
  }
  await setStyle(page, "html { font-size: 200% }");
  for (const width of [320, 768, 1440]) {
    await resizeTo(page, width);
    await expect.poll(sideways).toBe(width);
    await expect.poll(() => cutTexts(page), `at ${width} pixels`).toEqual([]);
  }
});

/** Names, roles and badges that overlap their card's portrait. Runs in the page. */
function textsOverPhoto(cards: Element[]): string[] {
  return cards.flatMap((card) => {
    const photo = card.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    return [...card.querySelectorAll("h3, h3 + p, li > svg")]
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const isBeside = left >= photo.right || right <= photo.left;
        return !isBeside && top < photo.bottom - 1 && bottom > photo.top + 1;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

/** Elements that clip their text. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator("body :not(svg *)").evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          /hidden|clip/.test(getComputedStyle(element).overflowY) &&
          // Excludes text for screen readers, and rolling digits.
          !element.closest(".visually-hidden, [role=timer]") &&
          element.textContent !== "" &&
          element.scrollHeight > element.clientHeight + 1,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

test("axe finds nothing, and every control is large enough for a finger, on a phone and on a wide screen", async ({
  page,
}) => {
  await openAt(page, 360);
  await page.locator("#pie").scrollIntoViewIfNeeded();
  await page.getByText("Fondo animado", { exact: true }).click();
  const small = () =>
    page.getByRole("button").evaluateAll((all) =>
      all
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return control.checkVisibility() && Math.min(width, height) < 24;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  for (const width of [360, 1440]) {
    await resizeTo(page, width);
    await expect.poll(small, `at ${width} pixels`).toEqual([]);
    await expectAccessible(page);
  }
});
