import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { launchOptions } from "../engines/chromium.ts";
import { takeGuidePictures } from "./guide-pictures.ts";
import { takeOrganisePictures } from "./organise-pictures.ts";
import { startSite } from "./site-page.ts";
import { takeSitePicture } from "./site-picture.ts";

/*
 * `npx tsx e2e/pictures/take-pictures.ts` takes the pictures of README and guide from the site of
 * the frozen edition, two weeks before it. Run it after `npm run check`.
 */
const folder = "docs/pictures";

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions());
try {
  await takeSitePicture(browser, folder);
  await takeOrganisePictures(browser, folder);
  await takeGuidePictures(browser, folder);
} finally {
  await browser.close();
  await site.stop();
}
