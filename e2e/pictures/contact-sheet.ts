import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { themeColours } from "../../src/apps/site/styles/theme-colours.ts";
import { waitForFonts } from "../testing/fonts.ts";

/** Of the pixels of a window, in each direction. */
const SCALE = 0.5;
const GAP = 16;
/** A sheet of letter paper, in CSS pixels. */
const paper = { width: 816, height: 1056 };
/** Of a phone up to here, of a screen from there on. */
const PHONE = 640;

/** What the dialog is once it has arrived in a state that is no answer. */
const settled: Readonly<Record<string, string>> = {
  validando: '[data-state="checking"]',
  pase: ':has([aria-expanded="true"])',
  guardado: ":has([data-numeral])",
  guardados: ":has([data-numeral])",
};

/** The window at `address` as it opens, once the dialog that the address asks for has its answer. */
export async function takeWindow(
  browser: Browser,
  width: number,
  address: string,
): Promise<Buffer> {
  const page = await openStill(browser, width, address);
  const state = new URL(address).searchParams.get("dialogo");
  if (state !== null) {
    await page
      .locator(`dialog[open]${settled[state] ?? ':not([data-state="checking"])'}`)
      .waitFor();
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
  }
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** One section as a whole, with its photos. */
export async function takeSection(
  browser: Browser,
  width: number,
  address: string,
  section: string,
): Promise<Buffer> {
  const page = await openStill(browser, width, address);
  const part = page.locator(`#${section}`);
  // The window holds all of it, so that all that is fetched near the visitor is fetched; the bar would
  // cover its end.
  await page.locator("main ~ nav").evaluate((bar: HTMLElement) => {
    bar.style.display = "none";
  });
  const height = await part.evaluate((element) => Math.ceil(element.scrollHeight));
  await page.setViewportSize({ width, height: Math.min(height + 200, 12_000) });
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(async (element) => {
    const images = [...element.querySelectorAll("img")].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await part.screenshot();
  await page.close();
  return picture;
}

/** The whole page as it is printed, without the cuts between sheets of paper. */
export async function takePrint(
  browser: Browser,
  _width: number,
  address: string,
): Promise<Buffer> {
  const page = await openStill(browser, paper.width, address);
  await page.emulateMedia({ media: "print" });
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

/** Pictures of several widths beside each other, at one scale, as one WebP file. */
export async function writeSheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const scaled = await Promise.all(
    pictures.map(async (picture) => {
      const { width } = await sharp(picture).metadata();
      return sharp(picture)
        .resize({ width: Math.round(width * SCALE) })
        .toBuffer({ resolveWithObject: true });
    }),
  );
  let left = GAP;
  const placed = scaled.map(({ data, info }) => {
    const place = { input: data, left, top: GAP };
    left += info.width + GAP;
    return place;
  });
  const height = Math.max(...scaled.map(({ info }) => info.height)) + 2 * GAP;
  const background = themeColours.text;
  await sharp({ create: { width: left, height, channels: 3, background } })
    .composite(placed)
    .webp({ quality: 70 })
    .toFile(file);
}

/** The page without motion, alive, with its fonts. */
async function openStill(browser: Browser, width: number, address: string): Promise<Page> {
  const page = await browser.newPage({
    locale: "es-GT",
    viewport: { width, height: heightOf(width) },
    reducedMotion: "reduce",
  });
  await page.goto(address);
  await page.locator('[role="timer"]:not([data-state="unknown"])').waitFor();
  await waitForFonts(page);
  return page;
}

function heightOf(width: number): number {
  return width < PHONE ? 780 : 900;
}
