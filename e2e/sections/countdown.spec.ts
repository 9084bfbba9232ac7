import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../testing/journey.ts";
import { waitForFonts } from "../testing/settled.ts";

/** The four figures, in reading order. */
async function figures(page: Page): Promise<string> {
  const text = (await page.getByRole("timer").textContent()) ?? "";
  return [...text.matchAll(/\d+/g)].map(([figure]) => figure).join(" ");
}

test("is replaced by the announcement at zero, with title and actions still on the screen", async ({
  page,
}) => {
  await openPage(page);
  await waitForFonts(page);
  await page.clock.pauseAt(new Date("2025-10-04T06:59:59-06:00"));
  const timer = page.getByRole("timer");
  await expect.poll(() => figures(page)).toBe("00 00 00 01");
  const actions = page.locator("[data-hero-actions]");
  const before = await actions.boundingBox();
  await page.clock.runFor(1000);
  await expect(timer).toHaveText("¡Ya empezó el evento! · Puertas abiertas");
  await expect.poll(() => actions.boundingBox()).toEqual(before);
  for (const part of [page.locator("#titulo"), timer, actions]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
