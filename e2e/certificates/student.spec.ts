import type { Page } from "@playwright/test";
import { entryOf, openDoor } from "#app/server/testing/door-under-test.ts";
import {
  enter,
  expect,
  expectAccessible,
  ofTheNetwork,
  people,
  test,
} from "../organise/testing/running-place.ts";
import { openPage } from "../testing/journey.ts";
import { agreeOnTime } from "../testing/visitor.ts";
import { addressOn, contentOf, pagesOf } from "./read-certificate.ts";

const [jose, absent] = people.map(({ carnet, nombre }) => ({ carnet, nombre }));
if (jose === undefined || absent === undefined) throw new Error("There are too few people");

// A refusal is an answer, which browsers write to the console too.
test.use({ expectedConsole: ofTheNetwork });

const north = { name: "Entrada norte", isRehearsal: false };
const download = "Descarga tu constancia";

async function openCheck(page: Page, address: string) {
  await openPage(page, address);
  await page.locator("#inicio").getByRole("button", { name: "Tu constancia" }).click();
  return page.getByRole("dialog");
}

async function lookUp(page: Page, address: string, carnet: string) {
  const dialog = await openCheck(page, address);
  await dialog.getByLabel("Carnet", { exact: true }).fill(carnet);
  await page.keyboard.press("Enter");
  return dialog;
}

test("what organisers release is downloaded with a carnet, checked by anybody and withdrawn", async ({
  page,
  context,
  browser,
  place,
}) => {
  await openDoor(place.store, north.name);
  await place.store.door.record(north, [entryOf(jose.carnet)]);
  const student = await context.newPage();
  const addresses: string[] = [];
  student.on("request", (request) => addresses.push(request.url()));
  const dialog = await lookUp(student, place.address, jose.carnet);
  const button = dialog.getByRole("button", { name: download });
  await button.click();
  await expect(dialog.getByText("todavía no están listas")).toBeVisible();

  await enter(page, place, "/constancias");
  await page.getByRole("button", { name: "Publicar constancias" }).click();
  await expect(page.getByText(/^Publicadas desde el/)).toBeVisible();

  const saved = student.waitForEvent("download");
  await button.click();
  const pdf = await contentOf(saved);
  await expect(dialog.getByText("Constancia descargada")).toBeVisible();
  await expectAccessible(student);
  expect((await pagesOf(pdf))[0]).toContain(jose.nombre);
  const address = await addressOn(pdf);
  expect(address).toContain(`${place.address}/constancia/`);

  await student.goto(address);
  const title = student.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(jose.nombre);
  await expect(student.getByText("Constancia válida")).toBeVisible();
  await expectAccessible(student);
  expect([...addresses, await student.content()].join()).not.toContain(jose.carnet);

  await test.step("a changed letter is unknown, also without JavaScript", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const checking = await plain.newPage();
    await checking.goto(`${place.address}/constancia`);
    await expectHeading(checking, "Verifica una constancia");
    const code = address.split("/").at(-1) ?? "";
    const changed = code.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const [typed, heading] of [
      [changed, "Ese código no existe"],
      [code.toLowerCase().replaceAll("-", " "), jose.nombre],
    ] as const) {
      await checking.getByLabel("Código").fill(typed);
      await checking.getByRole("button", { name: "Verificar" }).click();
      await expectHeading(checking, heading);
    }
    await plain.close();
    await student.goto(`${place.address}/constancia`);
    await student.getByLabel("Código").press("Enter");
    await expectHeading(student, "Verifica una constancia");
    await student.getByLabel("Código").fill(changed);
    await student.getByLabel("Código").press("Enter");
    await expectHeading(student, "Ese código no existe");
    await expectAccessible(student);
    await student.goto(address);
  });

  await test.step("a withdrawn one says so, to whoever checks it and to its owner", async () => {
    await page.reload();
    await page.getByRole("button", { name: `Retirarla a ${jose.nombre}` }).click();
    await page.getByLabel("Por qué se retira").fill("No asistió");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Retirar la constancia" }).click();
    await expect(page.getByText(/Retirada: No asistió/)).toBeVisible();
    await student.reload();
    await expect(title).toHaveText("Ya no es válida");
    await expectAccessible(student);
    const again = await lookUp(student, place.address, jose.carnet);
    await again.getByRole("button", { name: download }).click();
    await expect(again.getByText("La organización retiró esta constancia")).toBeVisible();
  });
});

test("a saved ticket keeps offering the certificate, and a person who did not enter gets the link to the chat", async ({
  page,
  place,
}) => {
  await openDoor(place.store, north.name);
  await place.store.door.record(north, [entryOf(jose.carnet)]);
  await enter(page, place, "/constancias");
  await page.getByRole("button", { name: "Publicar constancias" }).click();
  await expect(page.getByText(/^Publicadas desde el/)).toBeVisible();
  // The edition of the tests was long ago; its tickets are kept for two months.
  await page.clock.setFixedTime(new Date("2025-10-20T09:00:00-06:00"));
  await page.addInitScript(agreeOnTime);

  const other = await lookUp(page, place.address, absent.carnet);
  await other.getByRole("button", { name: download }).click();
  await expect(other.getByText("No aparece tu asistencia")).toBeVisible();
  const chat = other.getByRole("link", { name: "Escríbenos y lo revisamos" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/50200000000\?text=/);
  await expectAccessible(page);

  const found = await lookUp(page, place.address, jose.carnet);
  await found.getByRole("button", { name: "Guárdalo en este dispositivo" }).click();
  const saved = await openCheck(page, place.address);
  const file = page.waitForEvent("download");
  await saved.getByRole("button", { name: download }).click();
  expect((await pagesOf(await contentOf(file)))[0]).toContain(jose.nombre);
});

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
}
