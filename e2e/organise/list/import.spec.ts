import type { Page } from "@playwright/test";
import { setStyle } from "../../testing/set-style.ts";
import {
  enter,
  expect,
  expectAccessible,
  heading,
  people,
  test,
  toast,
} from "../testing/running-place.ts";
import type { RunningPlace } from "../testing/start-place.ts";
import { googleForm, messyAnswers, workbook, XLSX } from "./testing/forms.ts";

async function chooseFile(page: Page, name: string, buffer: Buffer, mimeType = XLSX) {
  await page.getByRole("button", { name: "Importar una lista" }).click();
  await page.getByLabel("Suelte aquí el archivo").setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole("heading", { name: "Lo que cambiará" })).toBeVisible();
}

const column = (page: Page, name: string) =>
  page.getByRole("region", { name: "Columnas" }).getByLabel(name, { exact: true });
const nameOf = async ({ store }: RunningPlace, carnet: string) =>
  (await store.findParticipant(carnet))?.nombre;
const save = (page: Page) => page.getByRole("button", { name: /^Guardar/ });
const sum = (page: Page) => page.getByText(/^[\d,]+ filas? = /);

test("a form's export of 480 with its mess is filtered, mended, compared and saved; then 12 are pasted, 3 corrected, 1 removed, and a step is undone", async ({
  page,
  place,
}) => {
  await enter(page, place, "/lista");
  await chooseFile(page, "inscritos.xlsx", await googleForm(messyAnswers()));
  await expect(heading(page)).toBeFocused();
  await expect(column(page, "Carnet")).toHaveValue("3");
  await expect(column(page, "Nombre")).toHaveValue("2");
  await page.getByLabel("Filas que cuentan").selectOption({ label: "Según «¿Ya pagó?»" });
  await expect(page.getByLabel("Sí · 479")).toBeChecked();
  await expect(page.getByRole("heading", { name: "4 filas por arreglar" })).toBeVisible();
  await expect(sum(page)).toHaveText(
    "482 filas = 473 personas + 4 por arreglar + 2 corregidas en otra fila + 3 sin la respuesta elegida",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Usar las 2 propuestas" }).click();
  await expect(page.getByRole("heading", { name: "2 filas por arreglar" })).toBeVisible();
  // Mended rows survive a reload of the page.
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(heading(page)).toHaveText("Importar");
  await expect(page.getByText("«inscritos.xlsx»")).toBeVisible();
  await page.getByRole("button", { name: "2 filas por arreglar" }).click();
  await expect(page.getByRole("textbox", { name: "Carnet" }).last()).toBeFocused();
  await page.getByRole("button", { name: "Dejar fuera las 2" }).click();
  await expect(page.getByLabel("Fila 14: Inscrita C Pérez Bx")).not.toBeChecked();
  await expect(page.getByLabel("Fila 483: Inscrita Corregida Pérez")).toBeChecked();
  await expect(sum(page)).toContainText("475 personas");
  await expect(sum(page)).toContainText("2 dejadas fuera");
  await save(page).click();
  await expect(toast(page)).toContainText("475 nuevas, 0 cambiadas, 0 quitadas");
  await expect(heading(page)).toHaveText("Lista");
  await expect(heading(page)).toBeFocused();
  expect(await place.store.participants()).toHaveLength(people.length + 475);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe("{}");
  expect(await place.store.findParticipant("2490-22-5000")).toMatchObject({
    numeroTicket: "XIII-031",
  });

  await page.getByRole("button", { name: "Importar una lista" }).click();
  await page.getByRole("button", { name: "Pegar filas de una hoja" }).click();
  const rows = [..."ABCDEFGHIJKL"].map(
    (letter, index) => `2490-23-${700 + index}\tTardía ${letter} Mora`,
  );
  await page.getByLabel("Filas copiadas").fill(rows.join("\n"));
  await page.getByRole("button", { name: "Leer las filas" }).click();
  await expect(sum(page)).toHaveText("12 filas = 12 personas");
  await save(page).click();
  await expect(page.getByText("Importado: 12 nuevas")).toBeVisible();
  for (const letter of ["A", "B", "C"]) {
    await page.getByLabel(/^Buscar/).fill(`tardia ${letter}`);
    await page.getByRole("button", { name: `Tardía ${letter} Mora`, exact: true }).click();
    await page.getByRole("textbox", { name: "Nombre" }).fill(`Tardía ${letter} Morales`);
    await page.keyboard.press("Enter");
    const row = page.getByRole("button", { name: `Tardía ${letter} Morales`, exact: true });
    await expect(row).toBeFocused();
    // Results do not pile up.
    expect(await toast(page).count()).toBeLessThan(2);
  }
  await page.getByRole("button", { name: "Tardía C Morales", exact: true }).click();
  await page.getByRole("button", { name: "Quitar de la lista" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar de la lista" }).click();
  await expect(page.getByLabel(/^Buscar/)).toBeFocused();
  expect(await place.store.findParticipant("2490-23-702")).toBeNull();

  await page.getByRole("button", { name: /^Deshacer: quitó a Tardía C Morales/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Se deshizo: quitó a Tardía C Morales.")).toBeVisible();
  expect(await nameOf(place, "2490-23-702")).toBe("Tardía C Morales");
  await page.getByRole("button", { name: /^Deshacer: importó una lista: 12/ }).click();
  await expect(
    page.getByText(/^No se puede deshacer: después cambiaron Tardía A Morales/),
  ).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).toBe(`${place.address}/organizar/lista`);
});

test("corrections stay when the sheet still has the old values, unless the organiser decides otherwise; a person removed here does not come back unasked", async ({
  page,
  place,
}) => {
  const [jose, second] = people;
  if (jose === undefined || second === undefined) throw new Error("There are no people");
  await enter(page, place, "/lista");
  await page.getByRole("button", { name: jose.nombre, exact: true }).click();
  await page.getByRole("textbox", { name: "Nombre" }).fill("José Ángel Núñez de León");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Se guardó la corrección")).toBeVisible();

  const rows = people.slice(1).map(({ carnet, nombre }) => [nombre, "x", carnet]);
  const sheet = [["Nombre", "Código", "Dato"], [jose.nombre, "x", jose.carnet], ...rows.slice(1)];
  const file = await workbook([{ name: "Hoja", rows: sheet }]);
  await chooseFile(page, "lista.xlsx", file);
  await page.getByLabel("Salen de la lista").click();
  const kept = page.getByRole("region", { name: /^Corregidas aquí/ });
  await expect(kept).toContainText(
    "aquí «José Ángel Núñez de León», en la hoja «José Ángel Núñez Güell»",
  );
  await expect(kept).toContainText("lo corrigió Ana Lucía");
  await expect(page.getByText(`Salen: 1`)).toBeVisible();
  await save(page).click();
  await expect(page.getByRole("dialog")).toContainText(second.nombre);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Guardar y quitar a 1" }).click();
  await expect(page.getByText("Importado: 0 nuevas, 0 cambiadas, 1 quitada.")).toBeVisible();
  expect(await nameOf(place, jose.carnet)).toBe("José Ángel Núñez de León");

  await chooseFile(page, "lista.xlsx", file);
  await page.getByLabel("Usar lo que dice la hoja").check();
  await save(page).click();
  await expect(page.getByText("Importado: 0 nuevas, 1 cambiada, 0 quitadas.")).toBeVisible();
  expect(await nameOf(place, jose.carnet)).toBe(jose.nombre);

  await page.getByRole("button", { name: jose.nombre, exact: true }).click();
  await page.getByRole("button", { name: "Quitar de la lista" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar de la lista" }).click();
  await expect(page.getByText(`${jose.nombre} ya no está en la lista`)).toBeVisible();
  await chooseFile(page, "lista.xlsx", file);
  const returning = page.getByRole("region", { name: /^Quitadas aquí/ });
  await expect(returning).toContainText(jose.nombre);
  await expect(returning).toContainText("la quitó Ana Lucía");
  await expectAccessible(page);
  await returning.getByRole("button", { name: `Dejar fuera a ${jose.nombre}` }).click();
  await expect(returning).toHaveCount(0);
  await expect(page.getByRole("button", { name: "La lista ya está igual" })).toBeVisible();
});

test("columns that nobody recognises are chosen, and the choice is remembered for the form", async ({
  page,
  place,
}) => {
  const rows = Array.from({ length: 6 }, (_, index) => [
    `Inscrita ${"ABCDEF"[index]} Paz`,
    `Paz ${"ABCDEF"[index]} Inscrita`,
    `A-${index}`,
    `2490-24-${index + 1}`,
  ]);
  const file = await workbook([
    { name: "Hoja", rows: [["Dato 1", "Dato 2", "Dato 3", "Dato 4"], ...rows] },
  ]);
  await enter(page, place, "/lista");
  await chooseFile(page, "lista.xlsx", file);
  await expect(column(page, "Carnet")).toHaveValue("3");
  await column(page, "Nombre").selectOption({ label: "Dato 2" });
  await column(page, "Ticket").selectOption({ label: "Dato 3" });
  await save(page).click();
  await expect(page.getByText("Importado: 6 nuevas")).toBeVisible();
  expect(await place.store.findParticipant("2490-24-1")).toMatchObject({
    nombre: "Paz A Inscrita",
    numeroTicket: "A-0",
  });
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toMatch(/Inscrita|2490|Dato/);
  await chooseFile(page, "lista.xlsx", file);
  await expect(column(page, "Nombre")).toHaveValue("1");
  await expect(column(page, "Ticket")).toHaveValue("2");
  await expect(page.getByRole("button", { name: "La lista ya está igual" })).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Importar una lista" }).click();
  await page.getByLabel("Suelte aquí el archivo").setInputFiles({
    name: "lista.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(page.getByRole("region", { name: "Archivo" }).getByRole("alert")).toContainText(
    "«lista.pdf» no se pudo leer. No se guardó nada. El archivo es un PDF.",
  );
  await expectAccessible(page);
});

test("a carnet without its first zero and a sign that may be an accent are asked about; names in capitals get initials", async ({
  page,
  place,
}) => {
  await enter(page, place, "/lista");
  const rows = [
    ["Carnet", "Nombre", "Ticket"],
    ["249021104512", "ANA LEMUS DE LEÓN", "T-1"],
    ["90118009112", "Mónica Xitumul", "T-2"],
    ["30225011045", "Rosa Chub", "T-3"],
    ["249021104513", "Ch´umil Cuc", "T-4"],
  ];
  await chooseFile(page, "lista.xlsx", await workbook([{ name: "Hoja", rows }]));
  await expect(page.getByRole("heading", { name: "2 filas por arreglar" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Usar l[ao]s/ })).toBeHidden();
  const readings = page.getByRole("button", { name: /^Usar \d/ });
  await expect(readings).toHaveText([
    "Usar 0901-18-009112",
    "Usar 9011-80-09112",
    "Usar 0302-25-011045",
    "Usar 3022-50-11045",
  ]);
  // An accent or a glottal stop: either is a press.
  await expect(page.getByRole("button", { name: "Usar Chúmil Cuc" })).toBeVisible();
  await page.getByRole("button", { name: "Usar Ch'umil Cuc" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Ch'umil Cuc");
  await readings.first().click();
  await page.getByRole("button", { name: "Usar 0302-25-011045" }).click();
  await expect(page.getByRole("heading", { name: "Todo está arreglado" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Escribir con mayúscula inicial").check();
  await expect(page.getByRole("region", { name: "1 nombre en puras" })).toContainText(
    "ANA LEMUS DE LEÓN Ana Lemus de León",
  );
  await setStyle(page, ":root { font-size: 200% }");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(412);
  await save(page).click();
  await expect(heading(page)).toHaveText("Lista");
  expect(await nameOf(place, "0901-18-009112")).toBe("Mónica Xitumul");
  expect(await nameOf(place, "2490-21-104512")).toBe("Ana Lemus de León");
  expect(await nameOf(place, "2490-21-104513")).toBe("Ch'umil Cuc");
});

test("who is on the list and has another answer now is named and asked about; somebody's data are erased", async ({
  page,
  place,
}) => {
  await enter(page, place, "/lista");
  const [ana, beto, carla] = people;
  const rows = [
    ["Carnet", "Nombre", "Ticket", "Estado"],
    ...people
      .slice(0, 4)
      .map((each, row) => [...Object.values(each), row % 3 === 0 ? "Confirmado" : "Cancelado"]),
  ];
  const csv = Buffer.from(rows.map((cells) => cells.join(",")).join("\n"));
  await chooseFile(page, "estado.csv", csv, "text/csv");
  await expect(page.getByText("«Estado» dice «Cancelado» en 2 filas")).toBeVisible();
  await page.getByLabel("Filas que cuentan").selectOption({ label: "Según «Estado»" });
  await expect(page.getByLabel("Cancelado · 2")).not.toBeChecked();
  const asked = page.getByRole("region", { name: /^Ya en la lista, y ahora con otra respuesta/ });
  await expect(asked).toContainText(`${beto?.nombre}, ${beto?.carnet} (fila 3): «Estado» dice`);
  await expect(page.getByText("La lista ya está igual")).toBeVisible();
  await asked.getByLabel(`Quitar de la lista a ${beto?.nombre}`).check();
  await expectAccessible(page);
  await save(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Guardar y quitar a 1" }).click();
  await expect(heading(page)).toHaveText("Lista");
  expect(await place.store.findParticipant(beto?.carnet ?? "")).toBeNull();
  expect(await place.store.findParticipant(carla?.carnet ?? "")).toEqual(carla);

  await page.getByRole("button", { name: ana?.nombre ?? "", exact: true }).click();
  await page.getByRole("button", { name: "Borrar sus datos" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Los respaldos que ya descargó la tienen todavía");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Borrar sus datos" }).click();
  await expect(page.getByText("borró los datos de una persona")).toBeVisible();
  expect(await place.store.findParticipant(ana?.carnet ?? "")).toBeNull();
});
