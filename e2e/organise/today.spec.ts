import { readFile } from "node:fs/promises";
import { readXlsx } from "hucre/xlsx";
import { entryOf, openDoor } from "#app/server/testing/door-under-test.ts";
import { hashSecret } from "#platform/store/secret.ts";
import {
  enter,
  expect,
  expectAccessible,
  heading,
  inTenDays,
  ofTheNetwork,
  onTheDay,
  people,
  setEvent,
  test,
  yesterday,
} from "./testing/running-place.ts";

const [jose, ana] = people;
const north = { name: "Entrada norte", isRehearsal: false };

test("before the event it counts days and people, and says what is left to do", async ({
  page,
  place,
}) => {
  await setEvent(page, inTenDays);
  await enter(page, place);
  await expect(heading(page)).toHaveText("Faltan 10 días");
  await expect(page.getByText("En la lista")).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("30");
  await expect(page.getByText(/de muestra$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Abrir una puerta de ensayo" }).click();
  await expect(heading(page)).toHaveText("Puertas");
  await expect(heading(page)).toBeFocused();
  expect(page.url()).toBe(`${place.address}/organizar/puertas`);
  await page.goBack();
  await expect(heading(page)).toHaveText("Faltan 10 días");
});

test.describe("on the day", () => {
  test.use({ expectedConsole: ofTheNetwork });

  test("it follows who comes in, and keeps the last answer without a network", async ({
    page,
    context,
    place,
  }) => {
    await setEvent(page, onTheDay);
    await openDoor(place.store, north.name);
    const rehearsal = { name: "Práctica", isRehearsal: true };
    const times = { openedAt: Date.now() - 1000, validUntil: Date.now() + 3_600_000 };
    await place.store.door.open({ ...rehearsal, ...times, secretHash: hashSecret("de práctica") });
    await place.store.door.record(rehearsal, [entryOf(ana?.carnet ?? "")]);
    await enter(page, place);
    await expect(heading(page)).toHaveText("0 adentro");
    const practice = page.getByRole("listitem").filter({ hasText: rehearsal.name });
    await expect(practice).not.toContainText("entradas");
    const atNorth = page.getByRole("listitem").filter({ hasText: north.name });
    await expect(atNorth).toContainText("Ningún teléfono ha abierto su enlace");
    await place.store.door.record(north, [entryOf(jose?.carnet ?? "")]);
    await expect(heading(page)).toHaveText("1 adentro");
    await expect(atNorth.first()).not.toContainText("Ningún teléfono ha abierto su enlace");
    await expect(page.getByRole("listitem").filter({ hasText: jose?.nombre ?? "" })).toBeVisible();
    await page.getByText("Ver las llegadas como tabla").click();
    await expect(page.getByRole("cell")).toHaveText("1");
    await expectAccessible(page);
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: "Sin conexión" })).toBeVisible();
    await expect(heading(page)).toHaveText("1 adentro");
    await expectAccessible(page);
    await place.store.door.record(north, [entryOf(ana?.carnet ?? "")]);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("2 adentro");
    await expect(page.getByText("Sin conexión")).toHaveCount(0);
  });
});

test("after the event it says who came, and makes the attendance as a workbook", async ({
  page,
  place,
}) => {
  await setEvent(page, yesterday);
  await openDoor(place.store, north.name);
  await place.store.door.record(north, [entryOf(jose?.carnet ?? ""), entryOf(ana?.carnet ?? "")]);
  await enter(page, place);
  await expect(heading(page)).toHaveText("2 vinieron");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar asistencia en Excel" }).click();
  const xlsx = await readFile(await (await download).path());
  const { sheets } = await readXlsx(xlsx);
  expect(sheets[0]?.rows.map((row) => row[1])).toEqual(["Nombre", ana?.nombre, jose?.nombre]);
});
