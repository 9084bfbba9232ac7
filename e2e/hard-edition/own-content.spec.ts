import sharp from "sharp";
import { openAt, resizeTo } from "../any-edition/open-at.ts";
import { expect, expectAccessible, test } from "../testing/journey.ts";

/* A journey through the optional content, on the edition that uses all of it. */

test("marks, sponsors, rooms and answers fit every width, pictures of marks are drawn, an answer opens by keyboard, and hours are in order", async ({
  page,
}) => {
  await openAt(page, 360);
  const marks = page.locator("#inicio header img, #patrocinadores img, #pie img");
  expect(await marks.count()).toBeGreaterThan(4);
  for (const mark of await marks.all()) {
    await mark.scrollIntoViewIfNeeded();
    const width = () => mark.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(20);
  }
  await page.getByText("Fondo animado", { exact: true }).click();
  for (const width of [360, 768, 1440]) {
    await resizeTo(page, width);
    const beyond = () =>
      page.locator(":is(#tematicas, #patrocinadores, #preguntas, #pie) *").evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility())
          .map((part) => ({ ...part.getBoundingClientRect().toJSON(), is: part.outerHTML }))
          .filter(({ left, right }) => left < -1 || right > innerWidth + 1)
          .map(({ is }) => is.slice(0, 80)),
      );
    await expect.poll(beyond, `at ${width} pixels`).toEqual([]);
  }
  // Sponsors' logos are cream, and this reader's ground is white.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  for (const sponsor of await page.locator("#patrocinadores img").all()) {
    const pixels = await sharp(await sponsor.screenshot())
      .greyscale()
      .raw()
      .toBuffer();
    expect(Math.min(...pixels)).toBeLessThan(100);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  const question = page.locator("#preguntas details").first();
  await expect(question.locator("p")).toBeHidden();
  await question.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(question.locator("p")).toBeVisible();
  await expectAccessible(page);
  const hours = await page
    .locator("#tematicas time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
  expect(hours).toEqual([...hours].sort());
});
