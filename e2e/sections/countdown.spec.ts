import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, openPage, test } from "../testing/journey.ts";
import { waitForFonts } from "../testing/settled.ts";

/** The four figures, in reading order. */
async function figures(page: Page): Promise<string> {
  const text = (await page.getByRole("timer").textContent()) ?? "";
  return [...text.matchAll(/\d+/g)].map(([figure]) => figure).join(" ");
}

test.describe("a year before the event", () => {
  test.use({ startsAt: "2024-10-20T09:00:00-06:00" });

  test("each figure's ink begins where its label's does, and three figures of days are apart from the hours", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.pauseAt(new Date("2024-10-20T09:30:20-06:00"));
    await openPage(page);
    await waitForFonts(page);
    await expect.poll(() => figures(page)).toMatch(/^348 21 /);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const unit of await page.getByRole("timer").locator("p").all()) {
        const [figure, label] = [unit.locator("> span").first(), unit.locator("> span").last()];
        const offset = async () =>
          Math.abs((await inkOf(page, figure)) - (await inkOf(page, label)));
        await expect.poll(offset, (await unit.textContent()) ?? "").toBeLessThanOrEqual(1);
      }
      const digits = page.locator('[role="timer"] [data-digit]');
      const boxes = await Promise.all((await digits.all()).map((digit) => digit.boundingBox()));
      const [, , lastOfDays, firstOfHours] = boxes;
      expect(firstOfHours?.x).toBeGreaterThan((lastOfDays?.x ?? 0) + (lastOfDays?.width ?? 0) + 4);
    }
  });
});

/** The left edge of the text in `part`, in whole pixels of the window. */
async function inkOf(page: Page, part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error("Not shown");
  const [x, y] = [Math.floor(box.x) - 8, Math.floor(box.y)];
  const clip = { x, y, width: Math.ceil(box.width) + 16, height: Math.ceil(box.height) };
  const shot = sharp(await page.screenshot({ clip })).greyscale();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  const columns = [...Array(info.width).keys()];
  const inked = (column: number) =>
    data.some((grey, at) => (at / info.channels) % info.width === column && grey > 90);
  return x + columns.findIndex(inked);
}

test("is replaced by the announcement at zero, with title and actions still on the screen", async ({
  page,
}) => {
  await page.clock.pauseAt(new Date("2025-10-04T06:59:59-06:00"));
  await openPage(page);
  const timer = page.getByRole("timer");
  await expect.poll(() => figures(page)).toBe("00 00 00 01");
  const actions = page.locator("[data-hero-actions]");
  const before = await actions.boundingBox();
  await page.clock.runFor(1000);
  await expect(timer).toHaveText("¡Ya empezó el evento! · Puertas abiertas");
  expect(await actions.boundingBox()).toEqual(before);
  for (const part of [page.locator("#titulo"), timer, actions]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
