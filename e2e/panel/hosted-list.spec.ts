import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  enter,
  expect,
  expectAccessible,
  header,
  importList,
  people,
  said,
  search,
  test,
} from "./testing/running-panel.ts";

test.use({ hosted: true });

test("a list on Firestore is imported, searched, corrected, brought back and backed up, and the page says where it is", async ({
  page,
  panel,
}) => {
  await enter(page, panel);
  await expect(page.locator(".database")).toHaveText(
    /^Base de datos: Firestore, proyecto «convencion-2025», en el emulador de 127\.0\.0\.1:\d+; no es la verdadera\.$/,
  );
  await expect(page.locator(".head .count")).toHaveText("0 participantes");
  await importList(page, await panel.spreadsheet("a.xlsx", [header, ...people(3)]));
  await expect(page.locator(".head .count")).toHaveText("3 participantes");
  const found = await search(page, "jose nunez");
  await found.getByRole("button", { name: /^Corregir a José/ }).click();
  await page.getByLabel("Ticket", { exact: true }).fill("A-7");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(said(page)).toContainText("No. Ticket A-7");

  await page.getByRole("button", { name: "Respaldar la base entera" }).click();
  await expect(said(page)).toContainText("3 participantes y 0 visitas");
  expect(await readdir(join(panel.folder, "data/respaldos"))).toEqual([
    expect.stringMatching(/^convencion-2025-.*\.db$/),
  ]);

  await page.getByRole("button", { name: "Deshacer el último cambio" }).click();
  await page.getByRole("button", { name: "Sí", exact: true }).click();
  await expect(said(page)).toContainText("la lista volvió a como estaba");
  await expect(await search(page, "101")).toHaveText(/José Ángel Núñez Güell/);
  await expectAccessible(page);
});
