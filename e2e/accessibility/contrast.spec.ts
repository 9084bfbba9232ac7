import type { Page } from "@playwright/test";
import { blend, wcagContrast } from "culori";
import sharp from "sharp";
import { themeOf } from "#edition/render/pictures/theme.ts";
import { KINDS } from "#site/scenery/field.ts";
import { expect, openPage, test } from "../testing/journey.ts";
import { setStyle } from "../testing/set-style.ts";
import { type Line, visibleLines } from "../testing/visible-lines.ts";

const SCREEN_HEIGHT = 800;
const STEP = 650;
const AA = 4.5;
const AA_LARGE = 3;

test("text holds AA with the brightest particle behind all of it", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  await fillBackground(page);
  const faint = new Set<string>();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: SCREEN_HEIGHT });
    let measured = 0;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += STEP) {
      const lines = await showWithoutText(page, top);
      const shot = sharp(await page.screenshot()).removeAlpha();
      const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
      for (const line of lines) {
        measured += 1;
        const contrast = worstContrast(line, data, info.width);
        if (contrast < (line.large ? AA_LARGE : AA))
          faint.add(`${width}: ${contrast.toFixed(2)} ${line.text}`);
      }
    }
    expect(measured).toBeGreaterThan(100);
  }
  expect([...faint]).toEqual([]);
});

/** Replaces the particles by an area in the brightest particle's colour over the background. */
async function fillBackground(page: Page): Promise<void> {
  const brightest = Math.max(...KINDS.map(({ opacity }) => opacity));
  const colour = `color-mix(in srgb, ${themeOf({}).accent} ${brightest * 100}%, ${themeOf({}).background})`;
  await page.locator("body > canvas").evaluate((canvas: HTMLCanvasElement, painted) => {
    // Setting its size clears a canvas.
    canvas.width = 1;
    canvas.style.background = painted;
  }, colour);
}

/**
 * Scrolls, hides the text and returns its position, so that the background behind it can be measured.
 */
async function showWithoutText(page: Page, top: number): Promise<Line[]> {
  await setStyle(page, "* { transition: none !important }");
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  // The bar at the bottom appears and disappears depending on what is in view.
  for (let look = 0; look < 2; look += 1) await page.evaluate(nextLook);
  await page.waitForFunction(() => {
    const near = [...document.images].filter((image) => {
      const { top: above, bottom, left, right } = image.getBoundingClientRect();
      const isInView = bottom > 0 && above < innerHeight && right > 0 && left < innerWidth;
      return isInView && image.checkVisibility();
    });
    return near.every((image) => image.complete);
  });
  const lines = await page.evaluate(visibleLines);
  await setStyle(
    page,
    "* { transition: none !important; color: transparent !important; -webkit-text-stroke-color: transparent !important }",
  );
  return lines;
}

/** Resolves once all intersection observers have been called. Runs in the page. */
function nextLook(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body);
  });
}

/** The contrast ratio of WCAG 2.2, from 1 to 21, where the line stands out least from what is behind it. */
function worstContrast({ colour, box }: Line, pixels: Buffer, imageWidth: number): number {
  const behind = new Set<string>();
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = (y * imageWidth + x) * 3;
      behind.add(`rgb(${pixels.subarray(at, at + 3).join(" ")})`);
    }
  }
  const [red, green, blue, alpha] = colour;
  const text = `rgb(${red} ${green} ${blue} / ${alpha})`;
  return Math.min(...[...behind].map((each) => wcagContrast(blend([each, text]), each)));
}
