import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { lookup, openCheck, registered, validate } from "./validation.ts";

const saveButton = "Guardar en este teléfono";
const savedHeading = "Guardado en este teléfono";

async function saveTicket(page: Page) {
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  await dialog.getByRole("button", { name: saveButton }).click();
  await expect(dialog.getByRole("button", { name: "Olvidar en este teléfono" })).toBeFocused();
  return dialog;
}

test("a saved ticket is there when the dialog opens, until one press forgets it", async ({
  page,
}) => {
  await saveTicket(page);
  await page.keyboard.press("Escape");
  const { dialog, field } = await openCheck(page);
  await expect(dialog.getByRole("heading", { name: savedHeading })).toBeVisible();
  await expect(dialog.getByRole("article")).toContainText("001");
  await expect(field).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Consultar otro carnet" }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await dialog.getByRole("button", { name: "Olvidar en este teléfono" }).click();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await expect(field).toBeFocused();
});

test("a phone holds the tickets of several people", async ({ page }) => {
  const answers = ["Ana Uno", "Luis Dos"].map((nombre, index) => ({
    participant: { nombre, numeroTicket: `00${index + 1}` },
  }));
  await page.route(lookup, (route) => route.fulfill({ json: answers.shift() }));
  const dialog = await saveTicket(page);
  await page.keyboard.press("Escape");
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await dialog.getByRole("button", { name: "Consultar otro carnet" }).click();
  await dialog.getByLabel("Carnet", { exact: true }).fill("249025999999");
  await validate(dialog);
  await dialog.getByRole("button", { name: saveButton }).click();
  await page.keyboard.press("Escape");
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await expect(dialog.getByRole("article")).toHaveCount(2);
  await expect(dialog.getByRole("article").first()).toContainText("Luis Dos");
  await expectAccessible(page);
});

test("after the end of the event the phone forgets by itself", async ({ page }) => {
  await saveTicket(page);
  await page.clock.setFixedTime(new Date("2025-10-05T00:00:01-06:00"));
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test("where the browser keeps nothing, the ticket stands and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  await dialog.getByRole("button", { name: saveButton }).click();
  await expect(dialog.getByText("Este navegador no permite guardar tu ticket.")).toBeVisible();
  await expect(dialog.getByRole("article")).toBeVisible();
});
