import type { Browser } from "@playwright/test";
import { hardSite } from "#testing/frozen-edition.ts";
import { noContents } from "#testing/no-contents.ts";
import { enter, people, test as place } from "../organise/testing/running-place.ts";
import { startPlace } from "../organise/testing/start-place.ts";
import { expect, expectAccessible, openPage, watchConsole } from "../testing/journey.ts";
import { agreeOnTime } from "../testing/visitor.ts";

/* Journeys of signing up that run in Chromium alone, on the edition that asks for everything; sign-up.spec.ts has an approval. */

const test = place.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  place: async ({}, use) => {
    const running = await startPlace(null, hardSite);
    await use(running);
    await running.stop();
  },
});

/** When tickets are offered. */
const OPEN = new Date("2025-11-10T09:30:00-06:00");

const luis = { carnet: "2490-25-78", nombre: "Luis Mó" };

async function phone(browser: Browser, address: string, isScripted = true) {
  const context = await browser.newContext({ javaScriptEnabled: isScripted });
  const page = await context.newPage();
  if (!isScripted) {
    await page.goto(address);
    return { context, page };
  }
  await page.clock.install({ time: OPEN });
  await page.addInitScript(agreeOnTime);
  await openPage(page, address);
  return { context, page };
}

test("a student signs up by keyboard, an organiser rejects the request on a phone, and the student learns the reason", async ({
  browser,
  page,
  place,
}) => {
  test.slow();
  const { context, page: own } = await phone(browser, place.address);
  const expectSilence = watchConsole(context, null);
  await own.getByRole("link", { name: "Consigue tu entrada aquí" }).first().click();
  const form = own.getByRole("dialog", { name: "Inscríbete" });
  await expect(form.getByRole("textbox", { name: "Carnet" })).toBeFocused();
  await own.keyboard.type(luis.carnet.replaceAll("-", ""));
  for (const text of [luis.nombre, "alguien@example.org", "5555 4321", "8"]) {
    await own.keyboard.press("Tab");
    await own.keyboard.type(text);
  }
  await own.keyboard.press("Enter");
  await expect(own.getByText("Tu inscripción está en revisión.")).toBeVisible();
  const chat = own.getByRole("link", { name: "Envía tu comprobante por el chat" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain("Inscripción 1.");
  await expectAccessible(own);

  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, place, "/inscripciones");
  await page.getByRole("button", { name: `Rechazar a ${luis.nombre}` }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("No llegó el comprobante");
  await page.getByRole("dialog").getByRole("button", { name: "Rechazar" }).click();
  await page.getByRole("button", { name: "Rechazadas 1" }).click();
  await expect(page.getByText(/la rechazó: No llegó el comprobante/)).toBeVisible();
  await expectAccessible(page);

  await own.keyboard.press("Escape");
  await own.getByRole("button", { name: "Valida tu registro" }).first().click();
  const dialog = own.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Carnet" }).fill(luis.carnet);
  await dialog.getByRole("button", { name: "Validar" }).click();
  await expect(dialog).toContainText("No llegó el comprobante");
  expectSilence();
});

test("the navigation of all eight parts hides none at any width", async ({ page, place }) => {
  const participants = people.map((person) => ({ ...person, correo: "alguien@example.org" }));
  await place.store.restore({ ...noContents, participants });
  await enter(page, place);
  const parts = page.getByRole("navigation", { name: "Partes" }).getByRole("link");
  await expect(parts).toHaveCount(8);
  for (const width of [360, 412, 768, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("without scripts and without a network the red button is the link to the chat", async ({
  browser,
  place,
}) => {
  const { page } = await phone(browser, place.address, false);
  const link = page.getByRole("link", { name: "Consigue tu entrada aquí" }).first();
  expect(await link.getAttribute("href")).toContain("wa.me");

  const { context, page: offline } = await phone(browser, place.address);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await offline.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await offline.getByRole("link", { name: "Consigue tu entrada aquí" }).first().click();
  await expect(offline).toHaveURL(/wa\.me/);
});
