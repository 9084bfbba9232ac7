import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../testing/journey.ts";
import { readThrough, shiftsOf, watchShifts } from "./shifts.ts";

// The browser reports each font that does not come.
test.use({ expectedConsole: /Failed to load resource/ });

/** Without the page's fonts: words of a line that is set in another font move to the side. */
async function readToTheEnd(page: Page, width: number): Promise<void> {
  await page.route("**/*.woff2", (route) => route.abort());
  await watchShifts(page);
  await page.setViewportSize({ width, height: 900 });
  await openPage(page);
  await readThrough(page);
  const { shift, moved } = await shiftsOf(page);
  expect(shift, moved.join(" | ")).toBe(0);
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
