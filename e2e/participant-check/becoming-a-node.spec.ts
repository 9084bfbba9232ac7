import { expect, test } from "../testing/journey.ts";
import { openCheck, registered, validate } from "./validation.ts";

/**
 * Records which parts of the ticket were animated, which of their properties, and whether there was
 * confetti by then. Runs in the page.
 */
function watchMotion(): void {
  const moved: unknown[] = [];
  Object.assign(window, { moved });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const part = ["constellation", "numeral"].find((name) => this.hasAttribute(`data-${name}`));
    const what = Array.isArray(frames) ? Object.keys(frames[0] ?? {}).join() : "";
    if (part) moved.push([part, what, document.querySelector("dialog canvas") !== null]);
    return animate.call(this, frames, timing);
  };
}

test("the constellation docks into the numeral, then confetti bursts; with reduced motion neither", async ({
  page,
}) => {
  await page.addInitScript(watchMotion);
  const moved = () => page.evaluate(() => Reflect.get(window, "moved"));
  const first = await openCheck(page);
  await first.field.fill(registered);
  await validate(first.dialog);
  await expect(first.dialog.locator("canvas")).toBeVisible();
  expect(await moved()).toEqual([
    ["constellation", "transform", false],
    ["constellation", "opacity", false],
    ["numeral", "transform", false],
  ]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  const fetched: string[] = [];
  const { dialog, field } = await openCheck(page);
  page.on("request", (request) => fetched.push(request.url()));
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.locator("[data-constellation]")).toBeVisible();
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  expect(await moved()).toEqual([]);
  await expect(dialog.locator("canvas")).toHaveCount(0);
  expect(fetched.filter((url) => url.includes("celebration"))).toEqual([]);
});
