import { openAt, resizeTo } from "../any-edition/open-at.ts";
import { expect, expectAccessible, test } from "../testing/journey.ts";

/* A journey through the optional content, on the edition that uses all of it. */

test("marks, sponsors, rooms and answers fit every width, pictures of marks are drawn, an answer opens by keyboard, and talks at one hour are beside each other on a desktop", async ({
  page,
}) => {
  await openAt(page, 360);
  const marks = page.locator("#inicio header img, #patrocinadores img, #pie img");
  expect(await marks.count()).toBeGreaterThan(4);
  const expectFit = async (width: number) => {
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
  };
  await expectFit(360);
  const question = page.locator("#preguntas details").first();
  const answer = question.locator("p");
  await expect(answer).toBeHidden();
  await question.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await expectAccessible(page);

  await expectFit(768);
  await expectFit(1440);
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
