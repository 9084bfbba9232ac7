import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { openCheck, registered, validate } from "./validation.ts";

test("a registered student is congratulated by name and ticket, with confetti for 4 seconds, and the carnet is in no address", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const { dialog, field } = await openCheck(page);
  await field.pressSequentially(registered);
  await expect(field).toHaveValue("2490-21-104512");
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  await field.press("Enter");
  const result = dialog.locator("[aria-live]");
  await expect(result).toContainText("¡Felicidades, Ana Lucía Morales Xicará!");
  await expect(result).toContainText(/Tu carnet está registrado/);
  await expect(result).toContainText(/Tienes asignado el No\. Ticket\s*\S+/);
  await expect(result).toContainText("eres parte de la convención");
  await expect(dialog.locator("canvas")).toBeVisible();
  await page.clock.runFor(3900);
  await expect(dialog.locator("canvas")).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog.locator("canvas")).toHaveCount(0);
  await expect(result).toContainText("¡Felicidades");
  await page.clock.resume();
  await expectAccessible(page);
  expect([...addresses, page.url()].join("\n")).not.toMatch(/104512/);
});

test("an empty field asks nothing and says so, and an unknown carnet gets a kind answer with the way to a ticket, and no confetti", async ({
  page,
}) => {
  const { dialog, field } = await openCheck(page);
  await expect(dialog.getByRole("heading")).toHaveText("Valida tu registro ingresando tu carnet");
  const result = dialog.locator("[aria-live]");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/lookup")) asked += 1;
  });
  await validate(dialog);
  await field.press("Enter");
  await expect(result).toBeEmpty();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("Escribe tu carnet.");
  await expectAccessible(page);
  expect(asked).toBe(0);
  await field.fill("2490-25-999999");
  await validate(dialog);
  await expect(result).toHaveText(/^No encontramos tu registro/);
  await expect(result.getByRole("link").first()).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/50200000000/,
  );
  await expect(dialog).toBeVisible();
  await expect(dialog.locator("canvas")).toHaveCount(0);
  await expectAccessible(page);
});

test("closing by button, Escape or backdrop clears message, carnet and confetti and gives focus back", async ({
  page,
}) => {
  const ways: readonly ((page: Page, dialog: Locator) => Promise<void>)[] = [
    (_page, dialog) => dialog.getByRole("button", { name: "Cerrar" }).click(),
    (page) => page.keyboard.press("Escape"),
    async (page) => {
      // Taller than the ticket with all its actions.
      await page.setViewportSize({ width: 412, height: 1300 });
      await page.mouse.click(5, 1295);
    },
  ];
  const { dialog, field } = await openCheck(page);
  const opener = page.locator("#inicio button[commandfor]:not([hidden])");
  // The confetti stay until the dialog is closed.
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  for (const close of ways) {
    await field.fill(registered);
    await field.press("Enter");
    await expect(dialog.locator("canvas")).toBeVisible();
    await close(page, dialog);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await expect(dialog.locator("[aria-live]")).toBeEmpty();
    await expect(dialog.locator("canvas")).toHaveCount(0);
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
  }
});

test("confetti that never arrives does not delay the answer", async ({ page }) => {
  const file = "**/react-confetti-*.js*";
  await page.route(file, () => {});
  const { dialog, field } = await openCheck(page);
  const asked = page.waitForRequest(file);
  await field.fill(registered);
  await validate(dialog);
  await asked;
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  await expect(dialog.locator("canvas")).toHaveCount(0);
});
