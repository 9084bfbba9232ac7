import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { themeOf } from "../../src/build/colours/theme.ts";
import { firstPort } from "../testing/ports.ts";
import { type RunningServer, runDemo } from "../testing/running-server.ts";
import { waitForFonts } from "../testing/settled.ts";
import { agreeOnTime } from "../testing/visitor.ts";

const PORT = firstPort + 1;
const siteAddress = `http://localhost:${PORT}/`;
/** Two weeks before the frozen edition. */
const now = new Date("2025-09-20T09:30:15-06:00");

/** Starts the site of the frozen edition with sample participants. */
export function startSite(): Promise<RunningServer> {
  return runDemo(PORT);
}

/** Opens the hydrated page at `address`, with its fonts loaded. */
export async function openAlive(
  browser: Browser,
  options: BrowserContextOptions,
  address = siteAddress,
): Promise<Page> {
  const page = await browser.newPage({ locale: "es-GT", ...options });
  await page.clock.setFixedTime(now);
  await page.addInitScript(agreeOnTime);
  await page.goto(address);
  await page.locator('[role="timer"]:not([data-state="unknown"])').waitFor();
  await waitForFonts(page);
  return page;
}

/** Writes pictures of one height beside each other on the page's background, as one WebP file. */
export async function writeSideBySide(
  pictures: readonly Buffer[],
  { height, gap, file }: { height: number; gap: number; file: string },
): Promise<void> {
  const scaled = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize({ height }).toBuffer({ resolveWithObject: true }),
    ),
  );
  let left = gap;
  const placed = scaled.map(({ data, info }) => {
    const place = { input: data, left, top: gap };
    left += info.width + gap;
    return place;
  });
  await sharp({
    create: {
      width: left,
      height: height + 2 * gap,
      channels: 3,
      background: themeOf({}).background,
    },
  })
    .composite(placed)
    .webp({ quality: 82 })
    .toFile(file);
}
