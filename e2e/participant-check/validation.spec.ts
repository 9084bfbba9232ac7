import type { Locator, Page } from "@playwright/test";
import { apiPaths } from "../../src/domain/calls/api.ts";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { lookup, openCheck, registered, validate } from "./validation.ts";

declare global {
  /** Bodies of the look-ups, where `recordQuestions` has run. */
  var questions: unknown[];
}

/**
 * Keeps what the page asks from now on; returns what reads it. In the page, as Firefox's protocol does not
 * report what a request holds.
 */
async function recordQuestions(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate((lookup) => {
    globalThis.questions = [];
    const { fetch } = globalThis;
    globalThis.fetch = (address, request) => {
      if (address === lookup) globalThis.questions.push(request?.body);
      return fetch(address, request);
    };
  }, apiPaths.lookup);
  return () => page.evaluate(() => globalThis.questions);
}

test("a registered student is congratulated by name and ticket, with confetti for 4 seconds", async ({
  page,
}) => {
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
});

test("an unknown carnet gets a kind answer with the way to a ticket, and no confetti", async ({
  page,
}) => {
  const { dialog, field } = await openCheck(page);
  await field.fill("2490-25-999999");
  await validate(dialog);
  const result = dialog.locator("[aria-live]");
  await expect(result).toHaveText(/^No encontramos tu registro/);
  await expect(result.getByRole("link").first()).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/50200000000/,
  );
  await expect(dialog).toBeVisible();
  await expect(dialog.locator("canvas")).toHaveCount(0);
  await expectAccessible(page);
});

test("an incomplete carnet is looked up like any other", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  const asked = await recordQuestions(page);
  await field.fill("2490");
  await validate(dialog);
  await expect(dialog.locator("[aria-live]")).toHaveText(/^No encontramos tu registro/);
  expect(await asked()).toEqual(['{"carnet":"2490"}']);
});

test("an empty field sends no request, by button and by Enter", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  const asked = await recordQuestions(page);
  await validate(dialog);
  await field.press("Enter");
  await expect(dialog.locator("[aria-live]")).toBeEmpty();
  expect(await asked()).toEqual([]);
});

test("during a look-up the button says so, and a second press sends nothing", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  const asked = await recordQuestions(page);
  let answer = () => {};
  await page.route(lookup, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await field.fill(registered);
  await field.press("Enter");
  const button = dialog.getByRole("button", { name: "Validando…" });
  await expect(button).toBeVisible();
  await button.click({ force: true });
  await field.press("Enter");
  await expectAccessible(page);
  answer();
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  expect(await asked()).toHaveLength(1);
});

test.describe("closing", () => {
  const ways: [string, (page: Page, dialog: Locator) => Promise<void>][] = [
    ["the button", (_page, dialog) => dialog.getByRole("button", { name: "Cerrar" }).click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    [
      "the backdrop",
      async (page) => {
        // Higher than the ticket with all that can be done with it.
        await page.setViewportSize({ width: 412, height: 1000 });
        await page.mouse.click(5, 995);
      },
    ],
  ];
  for (const [way, close] of ways) {
    test(`by ${way} clears message, carnet and confetti and gives focus back`, async ({ page }) => {
      const { dialog, field } = await openCheck(page);
      await field.fill(registered);
      await field.press("Enter");
      await expect(dialog.locator("canvas")).toBeVisible();
      await close(page, dialog);
      await expect(dialog).toBeHidden();
      const opener = page.locator("#inicio").getByRole("button", { name: "Valida tu registro" });
      await expect(opener).toBeFocused();
      await opener.press("Enter");
      await expect(dialog).toBeVisible();
      await expect(field).toHaveValue("");
      await expect(dialog.locator("[aria-live]")).toBeEmpty();
      await expect(dialog.locator("canvas")).toHaveCount(0);
    });
  }

  test("during a look-up cancels it", async ({ page }) => {
    const { dialog, field } = await openCheck(page);
    let reached = () => {};
    const asked = new Promise<void>((resolve) => {
      reached = resolve;
    });
    await page.route(lookup, () => reached(), { times: 1 });
    await field.fill(registered);
    await validate(dialog);
    await asked;
    await page.keyboard.press("Escape");
    await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
    await expect(dialog.getByRole("button", { name: "Validar", exact: true })).toBeVisible();
    await field.fill(registered);
    await validate(dialog);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  });
});

test("the carnet never travels in an address", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  expect(addresses.join("\n")).not.toMatch(/104512/);
  expect(page.url()).not.toMatch(/104512/);
});

test("axe finds nothing in the open dialog, which keeps the focus inside", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  await expectAccessible(page);
  await expect(dialog.getByRole("heading")).toHaveText("Valida tu registro ingresando tu carnet");
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Tab");
    const inside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside).toBe(true);
  }
  await expect(field).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a registered student is congratulated without confetti", async ({ page }) => {
    const { dialog, field } = await openCheck(page);
    await field.fill(registered);
    await validate(dialog);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
    await expect(dialog.locator("canvas")).toHaveCount(0);
  });
});
