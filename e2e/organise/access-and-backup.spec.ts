import { readFile } from "node:fs/promises";
import { noContents } from "#testing/no-contents.ts";
import {
  enter,
  expect,
  expectAccessible,
  ofTheNetwork,
  people,
  test,
  toast,
} from "./testing/running-place.ts";

test.use({ expectedConsole: ofTheNetwork });

test("an organiser invites another, both see who is in, and one ends the other's session", async ({
  page,
  place,
  browser,
}) => {
  await enter(page, place, "/accesos");
  await page.getByLabel(/^Nombre/).fill("Pedro");
  await page.getByLabel("Solo lista y puertas").check();
  await page.getByRole("button", { name: "Crear el enlace" }).click();
  const dialog = page.getByRole("dialog", { name: "Enlace de Pedro" });
  const link = await dialog.getByRole("textbox", { name: "Enlace" }).inputValue();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ya lo mandé" }).click();
  await expect(page.getByRole("button", { name: "Retirar el enlace de Pedro" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Pedro" })).toContainText(
    "Solo lista y puertas",
  );

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Entrar como Pedro" }).click();
  await expect(other.getByRole("banner")).toContainText("Pedro");
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Ana Lucía" })).toContainText("Usted");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Terminar la sesión de Pedro/ }).click();
  await page.getByRole("button", { name: "Terminar la sesión", exact: true }).click();
  await expect(toast(page)).toContainText("Esa sesión terminó");
  await expect(page.getByRole("heading", { name: "Dentro" })).toBeFocused();
  await expect(page.getByText("Pedro")).toHaveCount(0);
  // Every few seconds the page asks by itself, so that the dialog may lie over the link already.
  await other.getByRole("link", { name: "Puertas" }).dispatchEvent("click");
  await expect(other.getByRole("dialog", { name: "Entre de nuevo" })).toBeVisible();
  await other.context().close();
});

test("everything is downloaded as one file, and comes back after a comparison", async ({
  page,
  place,
}) => {
  await enter(page, place, "/respaldo");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar el respaldo" }).click();
  const path = await (await downloading).path();
  expect(JSON.parse(await readFile(path, "utf8")).participants).toHaveLength(people.length);

  const file = page.getByLabel("Elegir un respaldo");
  const notABackup = Buffer.from("{}");
  await file.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: notABackup });
  await expect(page.getByRole("alert")).toContainText("no es un respaldo");

  const late = { carnet: "2490-21-9999", nombre: "Última Ixchel", numeroTicket: "XIII-999" };
  const [gone, ...present] = [...people, late];
  await place.store.restore({ ...noContents, participants: present });
  await file.setInputFiles({
    name: "respaldo.json",
    mimeType: "application/json",
    buffer: await readFile(path),
  });
  await expect(page.getByRole("heading", { name: /^Respaldo del \d/ })).toBeFocused();
  await expect(page.getByText("1 persona de la lista")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("1 persona vuelve a la lista")).toBeVisible();
  await expectAccessible(page);
  const keeping = page.waitForEvent("download");
  await page.getByRole("button", { name: "Restaurar este respaldo" }).click();
  const kept = JSON.parse(await readFile(await (await keeping).path(), "utf8"));
  expect(kept.participants).toContainEqual(late);
  await expect(toast(page).filter({ hasText: "Restaurado: respaldo.json" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Restaurar" })).toBeFocused();
  expect(await place.store.findParticipant(gone?.carnet ?? "")).toMatchObject({
    nombre: gone?.nombre,
  });
  expect(await place.store.findParticipant(late.carnet)).toBeNull();
});
