import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openDoor } from "#app/server/testing/door-under-test.ts";
import { doorLink } from "#door/model/link.ts";
import { hardSite } from "#testing/frozen-edition.ts";
import { answer, begin, scan } from "../door/testing/running-door.ts";
import { enter, test as place } from "../organise/testing/running-place.ts";
import { startPlace } from "../organise/testing/start-place.ts";
import { expect, expectAccessible, openPage, watchConsole } from "../testing/journey.ts";
import { agreeOnTime } from "../testing/visitor.ts";

/* Students sign up on their phones, organisers approve, and the door lets in, on the edition that asks for everything. */

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

const eva = { carnet: "2490-25-77", nombre: "Eva Ixim de la Cruz", telefono: "5555 1234" };
const luis = { carnet: "2490-25-78", nombre: "Luis Mó", telefono: "5555 4321" };

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

async function signUp(page: Page, { carnet, nombre, telefono }: typeof eva): Promise<void> {
  await page.getByRole("link", { name: "Consigue tu entrada aquí" }).first().click();
  const form = page.getByRole("dialog", { name: "Inscríbete" });
  await expect(form.getByRole("textbox", { name: "Carnet" })).toBeFocused();
  await page.keyboard.type(carnet.replaceAll("-", ""));
  for (const text of [nombre, "alguien@example.org", telefono, "8"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
}

async function openCheck(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Valida tu registro" }).first().click();
}

async function check(page: Page, carnet: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /Valida tu registro|Tu ticket/ });
  await dialog.getByRole("textbox", { name: "Carnet" }).fill(carnet);
  await dialog.getByRole("button", { name: "Validar" }).click();
}

test("two students sign up on their phones, an organiser approves one and rejects the other, each learns it, and the door lets in", async ({
  browser,
  page,
  place,
}) => {
  // Four browsers.
  test.slow();
  const contexts: BrowserContext[] = [];
  const phones: Page[] = [];
  for (const student of [eva, luis]) {
    const own = await phone(browser, place.address);
    contexts.push(own.context);
    phones.push(own.page);
    await signUp(own.page, student);
    await expect(own.page.getByText("Tu inscripción está en revisión.")).toBeVisible();
  }
  const silences = contexts.map((context) => watchConsole(context, null));
  const [ofEva, ofLuis] = phones as [Page, Page];
  const chat = ofLuis.getByRole("link", { name: "Envía tu comprobante por el chat" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain("Inscripción 2.");
  await expectAccessible(ofEva);
  for (const each of phones) {
    await each.keyboard.press("Escape");
    await expect(each.getByRole("dialog")).toHaveCount(0);
    await openCheck(each);
  }
  await check(ofEva, eva.carnet);
  const inDialog = (own: Page) => own.getByRole("dialog");
  await expect(inDialog(ofEva)).toContainText("Tu inscripción está en revisión.");

  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, place, "/inscripciones");
  await page.getByRole("button", { name: `Aprobar a ${eva.nombre}` }).click();
  await expect(page.getByRole("button", { name: "Aprobadas 1" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: luis.nombre })).toBeFocused();
  await page.getByRole("button", { name: `Rechazar a ${luis.nombre}` }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("No llegó el comprobante");
  await page.getByRole("dialog").getByRole("button", { name: "Rechazar" }).click();
  await page.getByRole("button", { name: "Rechazadas 1" }).click();
  await expect(page.getByText(/la rechazó: No llegó el comprobante/)).toBeVisible();
  await expectAccessible(page);

  await check(ofEva, eva.carnet);
  await expect(inDialog(ofEva)).toContainText("Tienes asignado");
  await check(ofLuis, luis.carnet);
  await expect(inDialog(ofLuis)).toContainText("No llegó el comprobante");

  const door = await (await browser.newContext({ serviceWorkers: "allow" })).newPage();
  await begin(door, doorLink(place.address, await openDoor(place.store)));
  await scan(door, eva.carnet);
  await expect(answer(door)).toHaveAttribute("data-kind", "welcome");
  for (const expectSilence of silences) expectSilence();
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
