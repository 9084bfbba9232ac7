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
