import type { Locator } from "@playwright/test";
import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, openPage, test } from "../testing/journey.ts";

test("all texts are available to reader views and full-page captures without scrolling", async ({
  page,
}) => {
  await openPage(page);
  const skipped = await page.locator("main, main *, footer *").evaluateAll((elements) =>
    elements
      // Excludes text that describes a photo beside it.
      .filter((element) => !element.closest("[aria-hidden=true], [hidden], [role=img] > *"))
      .filter(
        (element) =>
          element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ localName, id }) => `${localName}#${id}`),
  );
  expect(skipped).toEqual([]);
  for (const part of await page.locator("main > section, body > footer").all()) {
    expect((await part.innerText()).trim()).not.toBe("");
  }
});

test("a scaled portrait stays under the name beside it", async ({ page }) => {
  await openPage(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of await page.locator("#ponentes h3").all()) {
      await name.scrollIntoViewIfNeeded();
      await name.hover({ force: true });
      const covering = await name.evaluate((heading) => {
        const { x, y, width, height } = heading.getBoundingClientRect();
        const here = document.elementsFromPoint(x + width / 2, y + height / 2);
        const over = here.slice(0, here.indexOf(heading));
        return over.filter((element) => element.matches("img")).length;
      });
      expect(covering).toBe(0);
    }
  }
});

test("every link and button that stands alone is as high as a finger needs", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  expect(await lowTargets(page.locator("#sede address, #pie, #inicio"))).toEqual([]);
  for (const [carnet, shown] of [
    ["2490-25-999999", dialog.getByRole("link", { name: "Pide que revisen tu carnet" })],
    [registered, dialog.getByRole("link", { name: "Google Calendar" })],
  ] as const) {
    await field.fill(carnet);
    await validate(dialog);
    await expect(shown).toBeVisible();
    expect(await lowTargets(dialog)).toEqual([]);
  }
});

/** Links and buttons in `parts` that are lower than 44 px, except links within a sentence. */
function lowTargets(parts: Locator): Promise<(string | null)[]> {
  return parts.locator("a, button").evaluateAll((targets) =>
    targets
      .filter(({ parentElement }) =>
        [...(parentElement?.childNodes ?? [])].every(
          (node) => node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim(),
        ),
      )
      .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
      .filter((target) => target.checkVisibility())
      .map(({ textContent }) => textContent),
  );
}

test("a visitor who tabs through the page sees every focus ring completely", async ({ page }) => {
  await openPage(page);
  const stops = await page.locator("a, button, [tabindex='0']").count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    // The carousel scrolls a photo into view, which takes a moment.
    await expect.poll(() => page.evaluate(cutRing)).toBeNull();
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  await expect(page.locator("#pie summary")).toBeInViewport();
});

/** The focused element if its focus ring is clipped, or `null`. */
function cutRing(): string | null {
  const element = document.activeElement ?? document.body;
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, contain } = getComputedStyle(around);
    if (getComputedStyle(around).display === "contents") continue;
    const box = around.getBoundingClientRect();
    const paint = /paint|content|strict/.test(contain);
    const x = paint || overflowX !== "visible";
    const y = paint || overflowY !== "visible";
    if (x && (left - reach < box.left - 0.5 || right + reach > box.right + 0.5)) {
      return `${element.outerHTML.slice(0, 80)} in ${around.className || around.localName}`;
    }
    if (y && (top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5)) {
      return `${element.outerHTML.slice(0, 80)} in ${around.className || around.localName}`;
    }
  }
  return null;
}
