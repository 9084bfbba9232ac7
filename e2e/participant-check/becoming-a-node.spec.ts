import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { openCheck, registered, validate } from "./validation.ts";

/** Keeps which parts of the ticket moved, what of them, and whether confetti was out by then. */
async function watchMotion(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const part = ["constellation", "numeral"].find((name) => this.hasAttribute(`data-${name}`));
      const what = Array.isArray(frames) ? Object.keys(frames[0] ?? {}).join() : "";
      if (part) moved.push([part, what, document.querySelector("dialog canvas") !== null]);
      return animate.call(this, frames, timing);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "moved"));
}

test("the constellation docks into the numeral, then confetti bursts", async ({ page }) => {
  const moved = await watchMotion(page);
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.locator("canvas")).toBeVisible();
  expect(await moved()).toEqual([
    ["constellation", "transform", false],
    ["constellation", "opacity", false],
    ["numeral", "transform", false],
  ]);
});

test("with reduced motion the ticket is there at once and nothing flies", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moved = await watchMotion(page);
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.locator("[data-constellation]")).toBeVisible();
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  expect(await moved()).toEqual([]);
  await expect(dialog.locator("canvas")).toHaveCount(0);
});
