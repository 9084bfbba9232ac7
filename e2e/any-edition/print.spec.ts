import { expect, openPage, test } from "../testing/journey.ts";

test("on paper are title, date, place, programme and speakers, on nothing dark, and nothing that can be pressed", async ({
  page,
}) => {
  // A sheet of letter paper, the usual size in Guatemala.
  await page.setViewportSize({ width: 816, height: 1056 });
  await openPage(page);
  await page.emulateMedia({ media: "print" });
  for (const part of ["#titulo", "#inicio time", "#sede address", "#tematicas h2", "#acerca p"]) {
    await expect(page.locator(part).first()).toBeVisible();
  }
  const names = page.locator("#ponentes h3");
  expect(await names.count()).toBeGreaterThan(0);
  for (const name of await names.all()) await expect(name).toBeVisible();
  for (const useless of ["button", "[role=timer]", "canvas"]) {
    for (const part of await page.locator(useless).all()) await expect(part).toBeHidden();
  }
  const painted = () =>
    page.locator("html, main :not(svg *)").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter(
          (colour) => !/^rgba\(0, 0, 0, 0\)$|^rgb\(2[2-5]\d, 2[2-5]\d, 2[2-5]\d\)$/.test(colour),
        ),
    );
  await expect.poll(painted).toEqual([]);
});
