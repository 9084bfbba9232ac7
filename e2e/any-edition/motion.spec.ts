import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { openAt } from "./open-at.ts";
import { readThrough, shiftsOf, watchShifts } from "./shifts.ts";

async function readToTheEnd(page: Page, width: number): Promise<void> {
  await watchShifts(page);
  await openAt(page, width);
  await readThrough(page);
  const { shift, moved } = await shiftsOf(page);
  // Layout shift is a score; anything less is displayed as 0.000.
  expect(shift, moved.join(" | ")).toBeLessThan(0.0005);
}

for (const width of [412, 768, 1440]) {
  test(`nothing moves as the page comes and is read to its end, ${width} px wide`, ({ page }) =>
    readToTheEnd(page, width));
}

// In the frozen edition.
for (const [hour, startsAt] of [
  ["during the event", "2025-10-04T11:00:00-06:00"],
  ["after the event", "2025-10-25T12:00:00-06:00"],
] as const) {
  test.describe(hour, () => {
    test.use({ startsAt });

    test("nothing moves either", ({ page }) => readToTheEnd(page, 412));
  });
}

test("the emblem draws itself within 900 ms, by properties that lay nothing out", async ({
  page,
}) => {
  await openAt(page, 1440);
  // Showing the element restarts its animations; read in the same task, none has ended, however slow
  // the machine is.
  const animations = await page
    .locator("#inicio svg")
    .first()
    .evaluate((emblem: SVGElement) => {
      emblem.style.display = "none";
      emblem.getBoundingClientRect();
      emblem.style.display = "";
      return emblem.getAnimations({ subtree: true }).map(({ effect }) => ({
        ends: Number(effect?.getComputedTiming().endTime),
        properties: (effect instanceof KeyframeEffect ? effect.getKeyframes() : []).flatMap(
          ({ offset, computedOffset, easing, composite, ...properties }) => Object.keys(properties),
        ),
      }));
    });
  expect(animations.length).toBeGreaterThan(2);
  expect(Math.max(...animations.map(({ ends }) => ends))).toBeLessThanOrEqual(900);
  const properties = new Set(animations.flatMap(({ properties }) => properties));
  const laidOut = /^(clipPath|opacity|transform|translate|scale|stroke\w*)$/;
  expect([...properties].filter((name) => !laidOut.test(name))).toEqual([]);
});
