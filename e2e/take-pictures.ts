import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { themeColours } from "../src/site/theme-colours.ts";
import { launchOptions } from "./chromium.ts";

/*
 * `npm run pictures`: takes the pictures of README and guide from the built site, two weeks before
 * the sample edition. Run it after `npm run build`.
 */
const folder = "docs/pictures";
const port = 4174;
const address = `http://localhost:${port}/`;
const now = new Date("2025-09-20T09:30:15-06:00");

const desktop = { width: 1440, height: 900 };
const phone = { width: 412, height: 823 };
const GAP = 32;

async function openPage(browser: Browser, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport, locale: "es-GT" });
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await page.locator('[role="timer"][data-state="counting"]').waitFor();
  // The fonts come after the first paint, all at once.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.replaceAll('"', "") === "Text"),
  );
  // The background has drawn its first frames once its canvas is there.
  await page.locator("canvas").first().waitFor({ state: "attached" });
  return page;
}

async function showTicket(page: Page): Promise<void> {
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Carnet", { exact: true }).fill("2490-21-104512");
  await dialog.getByLabel("Carnet", { exact: true }).press("Enter");
  await dialog.getByText("¡Felicidades").waitFor();
}

async function takeSitePicture(browser: Browser): Promise<void> {
  const wide = await openPage(browser, desktop);
  const narrow = await openPage(browser, phone);
  const top = await narrow.screenshot();
  await showTicket(narrow);
  const shots = [await wide.screenshot(), top, await narrow.screenshot()];
  const scaled = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ height: phone.height }).toBuffer()),
  );
  const widths = await Promise.all(
    scaled.map(async (shot) => (await sharp(shot).metadata()).width),
  );
  const width = widths.reduce((sum, each) => sum + each + GAP, GAP);
  const lefts = widths.map((_, at) => GAP + widths.slice(0, at).reduce((x, w) => x + w + GAP, 0));
  await sharp({
    create: { width, height: phone.height + 2 * GAP, channels: 3, background: themeColours.ground },
  })
    .composite(scaled.map((input, at) => ({ input, left: lefts[at] ?? 0, top: GAP })))
    .webp({ quality: 82 })
    .toFile(`${folder}/site.webp`);
}

async function startSite(): Promise<ChildProcess> {
  const site = spawn(process.execPath, ["--import", "tsx", "src/server/demo.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: site.stdout })) {
    if (line.includes(`localhost:${port}`)) return site;
  }
  throw new Error("The site did not start");
}

const site = await startSite();
const browser = await chromium.launch(launchOptions());
try {
  await mkdir(folder, { recursive: true });
  await takeSitePicture(browser);
} finally {
  await browser.close();
  site.kill("SIGTERM");
  await once(site, "exit");
}
