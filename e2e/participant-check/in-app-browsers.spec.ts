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

test("in a browser without downloads, the pictures are shown to be saved by a long press", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = () => {};
  });
  const dialog = await openAnswer(page);
  await dialog.getByRole("button", { name: "Muestra tu pase" }).click();
  await dialog.getByRole("button", { name: "Guarda tu pase como imagen" }).click();
  await expect(dialog.getByRole("status")).toContainText("guarda esta imagen: mantenla presionada");
  const pass = await shownPicture(page, "Tu pase como imagen");
  expect(await scanCode(pass)).toBe("2490-21-104512");
  await dialog.getByRole("button", { name: "Comparte tu participación" }).click();
  expect(await scanCode(await shownPicture(page, "Tu nodo como imagen"))).toBeNull();
  await expect(dialog).not.toContainText("descargad");
  await expectAccessible(page);
});

test("a share that never settles does not block the button, and then the picture is shown", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = () => {
      document.title = "sharing";
      return new Promise(() => {});
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  const dialog = await openAnswer(page);
  await dialog.getByRole("button", { name: "Comparte tu participación" }).click();
  const button = dialog.getByRole("button", { name: "Comparte tu participación" });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  // Its patience begins once the picture is drawn.
  await expect(page).toHaveTitle("sharing");
  await page.clock.runFor(21_000);
  await shownPicture(page, "Tu nodo como imagen");
});
