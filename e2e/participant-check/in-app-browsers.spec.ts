import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { scanCode } from "./scan-code.ts";
import { openCheck, registered } from "./validation.ts";

/** Opens the answer for a registered carnet, without motion. */
async function openAnswer(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  return dialog;
}

/** A picture as the page shows it, which a long press keeps. */
async function shownPicture(page: Page, name: string): Promise<Buffer> {
  const picture = page.getByRole("img", { name });
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute("src")) ?? "";
  expect(address).toMatch(/^data:image\/png;base64,/);
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

test("in a browser without downloads, the picture is shown to be saved by a long press", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = () => {};
  });
  const dialog = await openAnswer(page);
  await dialog.getByRole("button", { name: "Comparte tu participación" }).click();
  await expect(dialog.getByRole("status")).toContainText("guarda esta imagen: mantenla presionada");
  expect(await scanCode(await shownPicture(page, "Tu nodo como imagen"))).toBeNull();
  await expect(dialog).not.toContainText("descargad");
  await expectAccessible(page);
});
