import type { Locator, Page } from "@playwright/test";
import { expect, openPage } from "../testing/journey.ts";

/** A carnet of the sample participants, as a visitor types it. */
export const registered = "249021104512";
/** The path of the look-up, wherever the site is. */
export const lookup = "**/api/participants/lookup";

/** Opens the validation dialog by its button in the hero, once the page is hydrated. */
export async function openCheck(page: Page, name = "Valida tu registro") {
  await openPage(page);
  await page.locator("#inicio").getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return { dialog, field: dialog.getByLabel("Carnet", { exact: true }) };
}

export async function validate(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Validar", exact: true }).click();
}
