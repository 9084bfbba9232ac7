import type { Browser, Page } from "@playwright/test";
import { openAlive, writeSideBySide } from "./site-page.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 412, height: 823 };

/** The README's picture: the top of the page, wide and narrow, and a registered student's ticket. */
export async function takeSitePicture(browser: Browser, folder: string): Promise<void> {
  const wide = await openWithBackground(browser, desktop);
  const narrow = await openWithBackground(browser, phone);
  const top = await narrow.screenshot();
  await showTicket(narrow);
  await writeSideBySide([await wide.screenshot(), top, await narrow.screenshot()], {
    height: phone.height,
    gap: 32,
    file: `${folder}/site.webp`,
  });
}

async function openWithBackground(browser: Browser, viewport: typeof desktop): Promise<Page> {
  const page = await openAlive(browser, { viewport });
  // Once its canvas exists, the background has drawn its first frames.
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
