import jsqr from "jsqr";
import sharp from "sharp";
import { expect, openPage, test } from "../testing/journey.ts";

/** A sheet of letter paper, the usual size in Guatemala, in CSS pixels. */
const letter = { width: 816, height: 1056 };

/** The number of pages in a PDF. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("the page prints on two sheets, dark on white: title, date, place, speakers, sponsors and answers, no controls or animations, and its URL as a code", async ({
  page,
}) => {
  await page.setViewportSize(letter);
  await openPage(page);
  // Sponsors and answers have a sheet of their own.
  const sheets = (await page.locator("#patrocinadores, #preguntas").count()) > 0 ? 3 : 2;
  for (const format of ["Letter", "A4"]) {
    expect(pagesOf(await page.pdf({ format })), format).toBe(sheets);
  }
  await page.emulateMedia({ media: "print" });
  for (const id of ["tematicas", "ponentes"]) {
    await expect(page.locator(`#${id} h2`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#inicio time")).toBeVisible();
  await expect(page.locator("#inicio").getByText(/^Puertas \d/)).toBeVisible();
  await expect(page.getByText(/^Faltan \d/)).toBeHidden();
  await expect(page.locator("#sede address")).toBeVisible();
  await expect(page.locator("#acerca p").first()).toBeVisible();
  const names = page.locator("#ponentes h3");
  for (const name of await names.all()) await expect(name).toBeVisible();
  expect(await names.count()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  for (const part of await page.locator("#patrocinadores li, #preguntas details p").all()) {
    await expect(part).toBeVisible();
  }
  for (const useless of ["button", "[role=timer]", "picture", "canvas", "#ediciones", "#pie"]) {
    for (const part of await page.locator(useless).all()) await expect(part).toBeHidden();
  }

  const painted = await page.locator("html, main :not(svg *)").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((colour) => !/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(colour)),
  );
  expect(painted).toEqual([]);

  const canonical = page.locator('link[rel="canonical"]');
  // The frozen edition is built without a URL.
  const address = (await canonical.count()) > 0 ? await canonical.getAttribute("href") : null;
  // Enlarged, as a camera close to the paper sees it.
  const { data, info } = await sharp(await page.locator("#inicio").screenshot())
    .resize({ width: 3 * letter.width, kernel: "nearest" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsqr(new Uint8ClampedArray(data), info.width, info.height);
  // A drawing may look like an empty code.
  expect(code?.data ? code.data.replace(/\/?$/, "/") : null).toBe(address);
});
