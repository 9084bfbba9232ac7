import { openAt, resizeTo } from "../any-edition/open-at.ts";
import { expect, expectAccessible, test } from "../testing/journey.ts";

/* Journeys of the optional content, on the edition that uses all of it. */

const widths = [360, 768, 1440];

test("marks, sponsors, rooms and answers fit every width, and pictures of marks are drawn", async ({
  page,
}) => {
  await openAt(page, widths[0] ?? 360);
  const marks = page.locator("#inicio header img, #patrocinadores img, #pie img");
  expect(await marks.count()).toBeGreaterThan(4);
  for (const width of widths) {
    await resizeTo(page, width);
    for (const mark of await marks.all()) {
      await mark.scrollIntoViewIfNeeded();
      await expect
        .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(20);
    }
    const overflow = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - innerWidth,
      parts: [...document.querySelectorAll("#tematicas *, #patrocinadores *, #preguntas *, #pie *")]
        .filter(
          (part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1,
        )
        .map((part) => part.outerHTML.slice(0, 80)),
    }));
    expect(overflow, `at ${width} pixels`).toEqual({ page: 0, parts: [] });
  }
});

test("talks at one hour are beside each other on a desktop and below each other on a phone, in the order of the day", async ({
  page,
}) => {
  await openAt(page, 1440);
  const rooms = page.locator("#tematicas ol ul").first().locator("> li");
  const tops = () =>
    rooms.evaluateAll((all) => all.map((room) => Math.round(room.getBoundingClientRect().top)));
  expect((await tops()).length).toBeGreaterThan(2);
  expect(new Set(await tops()).size).toBe(1);
  await resizeTo(page, 360);
  expect(new Set(await tops()).size).toBe((await tops()).length);
  const hours = await page
    .locator("#tematicas time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
  expect(hours).toEqual([...hours].sort());
});

test("an answer opens in place by keyboard, and axe finds nothing with it open", async ({
  page,
}) => {
  await openAt(page, 360);
  const question = page.locator("#preguntas details").first();
  const answer = question.locator("p");
  await expect(answer).toBeHidden();
  await question.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await expectAccessible(page);
});

test("on paper all answers and sponsors can be read, black on white", async ({ page }) => {
  await page.setViewportSize({ width: 816, height: 1056 });
  await openAt(page, 816, 1056);
  await page.locator("#preguntas summary").first().hover();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  for (const answer of await page.locator("#preguntas details p").all()) {
    await expect(answer).toBeVisible();
  }
  for (const sponsor of await page.locator("#patrocinadores li").all()) {
    await expect(sponsor).toBeVisible();
  }
});
