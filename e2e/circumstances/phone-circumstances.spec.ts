import sharp from "sharp";
import { scanCode } from "../participant-check/scan-code.ts";
import { openCheck, registered } from "../participant-check/validation.ts";
import { expect, expectAccessible, goTo, openPage, test } from "../testing/journey.ts";

test("in forced colours buttons keep an edge, no text covers another, and nothing breaks a rule", async ({
  page,
}) => {
  // On a light background, a code without its own background would still be visible.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  const { field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  await page.getByRole("button", { name: "Muestra tu pase" }).click();
  const code = page.getByRole("img", { name: /^Código QR/ });
  const shot = await code.screenshot();
  expect(await scanCode(shot)).toBe("2490-21-104512");
  // Scanners need more contrast than this reader.
  const [{ min, max } = { min: 0, max: 0 }] = (await sharp(shot).stats()).channels;
  expect(max - min).toBeGreaterThan(150);
  await expectAccessible(page, ["color-contrast"]);
  await page.keyboard.press("Escape");
  const edges = await page
    .locator("#inicio :is(a, button)")
    .evaluateAll((all) => all.map((control) => getComputedStyle(control).borderTopStyle));
  expect(edges.length).toBeGreaterThanOrEqual(2);
  expect(edges).not.toContain("none");
  // Browsers draw a backdrop behind each line, which covers the next one if the line height is
  // small.
  const covering = await page.locator("body *").evaluateAll((all) =>
    all
      .filter((element) => {
        const { lineHeight, fontSize, forcedColorAdjust } = getComputedStyle(element);
        const isTight = Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
        const hasText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return hasText && isTight && forcedColorAdjust !== "none";
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(covering).toEqual([]);
  // The browser chooses these colours, but axe reads those of the style sheet.
  await expectAccessible(page, ["color-contrast"]);
});

test("a phone's notch and its home bar cover no text and no control", async ({ page }) => {
  // No element is still moving.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const insets = { top: 40, left: 47, right: 47, bottom: 34 };
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.setViewportSize({ width: 667, height: 375 });
  await openPage(page);
  const covered = (selector: string) => page.locator(selector).evaluateAll(coveredBy, insets);
  expect(await covered("#inicio :is(dd, a, button, [role=timer])")).toEqual([]);
  await goTo(page, "tematicas");
  await expect(page.getByRole("navigation", { name: "Secciones" })).toBeVisible();
  expect(await covered("nav :is(a, button)")).toEqual([]);
  await page.locator("#pie").evaluate((end) => end.scrollIntoView(false));
  expect(await covered("#pie > :last-child :is(p, button)")).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  expect(await covered("dialog :is(h2, input, button)")).toEqual([]);
  await page.keyboard.press("Escape");
  await goTo(page, "ediciones");
  await page.getByRole("tabpanel").getByRole("button", { name: "Ampliar foto" }).click();
  await expect(page.locator(".pswp--ui-visible")).toBeVisible();
  expect(await covered(".pswp :is(button, .lightbox-caption)")).toEqual([]);
});

/** Elements that reach into the insets of the window. Runs in the page. */
function coveredBy(
  all: Element[],
  insets: { top: number; left: number; right: number; bottom: number },
): string[] {
  return all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = (
        element.childElementCount === 0 && element.textContent ? range : element
      ).getBoundingClientRect();
      const isAcross = left < insets.left || right > innerWidth - insets.right;
      // A visitor can scroll these elements away from the upper and the lower edge.
      const isFixed = element.closest("nav, dialog, #pie") !== null;
      return isAcross || (isFixed && (top < insets.top || bottom > innerHeight - insets.bottom));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("every control is large enough for a finger", async ({ page }) => {
    await openPage(page);
    const small = await page.getByRole("button").evaluateAll((all) =>
      all
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(
          ({ control, box }) => control.checkVisibility() && Math.min(box.width, box.height) < 24,
        )
        .map(({ control }) => control.getAttribute("aria-label") ?? control.textContent),
    );
    expect(small).toEqual([]);
  });
});
