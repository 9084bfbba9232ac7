import { expect, expectAccessible, goTo, test } from "../testing/journey.ts";
import { recordMoves } from "../testing/moves.ts";
import { lookup, openCheck, registered, validate } from "./validation.ts";

const saveButton = "Guárdalo en este dispositivo";
const savedButton = "Guardado en este dispositivo";
const forgetButton = "Olvida este ticket";

test("saved tickets of several people are there when the dialog opens, until a press or two months after the event forgets them", async ({
  page,
}) => {
  const answers = ["Ana Uno", "Luis Dos"].map((nombre, index) => ({
    participant: { nombre, numeroTicket: `00${index + 1}` },
  }));
  await page.route(lookup, (route) => route.fulfill({ json: answers.shift() }));
  const first = await openCheck(page);
  await first.field.fill(registered);
  await first.field.press("Enter");
  await first.dialog.getByRole("button", { name: saveButton }).click();
  await expect(first.dialog.getByRole("button", { name: savedButton })).toBeFocused();

  await page.keyboard.press("Escape");
  const hero = page.locator("#inicio");
  await expect(hero.getByRole("button", { name: "Tu ticket 001" })).toBeFocused();

  await page.addInitScript(recordMoves);
  const { dialog, field } = await openCheck(page, "Tu ticket 001");
  expect(await page.evaluate(() => globalThis.moves)).toEqual([]);
  await expect(hero.getByText("Ana, ya eres parte de la convención")).toBeVisible();
  await expect(hero.locator("[data-own-node]")).toBeVisible();
  await expect(page.locator("[data-hero-actions], nav").getByRole("link")).not.toContainText([
    "entrada",
  ]);
  const openAgain = async () => {
    await page.keyboard.press("Escape");
    await hero.getByRole("button", { name: /^Tus? .*ticket/ }).click();
  };
  await expect(dialog.getByRole("heading", { name: "Tu ticket" })).toBeVisible();
  await expect(dialog.getByRole("article")).toContainText("001");
  await expect(field).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Consulta otro carnet" }).click();
  await expect(field).toBeFocused();
  await field.fill("249025999999");
  await validate(dialog);
  await dialog.getByRole("button", { name: saveButton }).click();
  await openAgain();
  await expect(dialog.getByRole("article")).toHaveCount(2);
  await expect(dialog.getByRole("article").first()).toContainText("Luis Dos");
  await expectAccessible(page);

  await dialog.getByRole("button", { name: forgetButton }).first().click();
  await openAgain();
  await expect(dialog.getByRole("article")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await goTo(page, "acerca");
  const bar = page.getByRole("navigation", { name: "Entrada y registro" });
  await bar.getByRole("button", { name: /^Tu ticket/ }).click();
  await expect(dialog.getByRole("article")).toBeVisible();
  await page.clock.setFixedTime(new Date("2025-12-05T00:00:01-06:00"));
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tickets"))).toBeNull();
  await expect(hero.getByRole("button", { name: "Tu constancia" })).toBeVisible();
  await expect(hero.locator("[data-own-node]")).toHaveCount(0);
});

test("a browser without storage and cookies shows the ticket and reports that it was not saved", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  await dialog.getByRole("button", { name: saveButton }).click();
  await expect(dialog.getByText("Este navegador no puede guardar tu ticket.")).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page);
  await expect(dialog.getByRole("button", { name: saveButton })).toBeFocused();
  await expect(dialog.getByRole("article")).toBeVisible();
});
