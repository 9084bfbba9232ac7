import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readXlsx } from "hucre/xlsx";
import { panelPaths } from "../../src/domain/panel/panel-calls.ts";
import { entryOf, openDoor } from "../../src/server/testing/door-under-test.ts";
import { openStore } from "../../src/store/open-store.ts";
import {
  enter,
  expect,
  expectAccessible,
  header,
  holdCall,
  importList,
  people,
  type RunningPanel,
  said,
  search,
  test,
} from "./testing/running-panel.ts";

test.use({ expectedConsole: /Failed to load resource/ });

test("people are found, added, corrected, removed and brought back", async ({ page, panel }) => {
  await enter(page, panel);
  await importList(page, await panel.spreadsheet("a.xlsx", [header, ...people(3)]));
  await test.step("by name without accents, by part of a carnet, and by ticket", async () => {
    await expect(await search(page, "jose nunez")).toHaveText(/José Ángel Núñez Güell/);
    await expect(await search(page, "2490211")).toHaveCount(1);
    await expect(await search(page, "102")).toHaveText(/Persona B Muestra/);
    await expectAccessible(page);
    await expect(await search(page, "nadie")).toHaveCount(0);
    await expect(page.getByText("No hay ningún participante con ese carnet")).toBeVisible();
    expect(page.url()).not.toContain("nadie");
  });
  await test.step("the newer of two searches is shown, even if the older is answered last", async () => {
    const older = await holdCall(page, panelPaths.search);
    const olderAnswer = page.waitForResponse((answer) =>
      (answer.request().postData() ?? "").includes("jose"),
    );
    await search(page, "jose");
    const rows = await search(page, "102");
    await expect(rows).toHaveText(/Persona B Muestra/);
    older.letGo();
    await (await olderAnswer).finished();
    // An answer that is accepted would be drawn by the second frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(rows).toHaveText(/Persona B Muestra/);
  });
  await test.step("a person is added, and a refusal gives the reason and keeps the input", async () => {
    await page.getByRole("button", { name: "Agregar a una persona" }).click();
    const form = page.getByRole("dialog", { name: "Agregar a una persona" });
    await form.getByLabel("Carnet").fill("2490-21-9");
    await form.getByLabel("Nombre completo").fill("Íngrid Xol");
    await form.getByLabel("Ticket").fill("101");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(form.getByRole("alert")).toContainText(
      "El ticket 101 ya es de José Ángel Núñez Güell",
    );
    await expectAccessible(page);
    await form.getByLabel("Ticket").fill("109");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(form).toBeHidden();
    await expect(said(page)).toContainText("Se agregó a Íngrid Xol");
    await expect(page.locator(".head .count")).toHaveText("4 participantes");
  });
  await test.step("a failed call is reported in the dialog, which keeps its input for a retry", async () => {
    await page.route(`**${panelPaths.add}`, (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Agregar a una persona" }).click();
    const form = page.getByRole("dialog", { name: "Agregar a una persona" });
    await form.getByLabel("Carnet").fill("2490-21-10");
    await form.getByLabel("Nombre completo").fill("Otra Persona");
    await form.getByLabel("Ticket").fill("110");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(form.getByRole("alert")).toContainText("El panel ya no responde");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(form).toBeHidden();
    await expect(page.locator(".head .count")).toHaveText("5 participantes");
  });
  await test.step("a person is removed once that is confirmed, and undo brings them back", async () => {
    const rows = await search(page, "jose");
    await rows.getByRole("button", { name: /^Quitar a José/ }).click();
    const question = page.getByRole("dialog", { name: /^¿Quitar a José Ángel Núñez Güell/ });
    await expectAccessible(page);
    await question.getByRole("button", { name: "No" }).click();
    await expect(rows.getByRole("button", { name: /^Quitar a José/ })).toBeFocused();
    await rows.getByRole("button", { name: /^Quitar a José/ }).click();
    await question.getByRole("button", { name: "Sí" }).click();
    await expect(said(page)).toContainText("Se quitó a José");
    await expect(rows).toHaveCount(0);
    await page.getByRole("button", { name: "Deshacer el último cambio" }).click();
    await page.getByRole("button", { name: "Sí" }).click();
    // The rows change without another search.
    await expect(rows).toHaveCount(1);
  });
  await test.step("a person is corrected, carnet included", async () => {
    await (await search(page, "jose")).getByRole("button", { name: /^Corregir a José/ }).click();
    const form = page.getByRole("dialog", { name: "Corregir" });
    await expectAccessible(page);
    await form.getByLabel("Carnet").fill("2490-21-77");
    await form.getByLabel("Nombre completo").fill("Josefa Núñez");
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(said(page)).toContainText("Se corrigió");
    await expect(await search(page, "josefa")).toHaveText(/2490-21-77Josefa Núñez101/);
    await expect(page.locator(".head .count")).toHaveText("5 participantes");
  });
});

/** Records the entry of the person with accents, 27 minutes before the event. */
async function letJoseIn(panel: RunningPanel): Promise<void> {
  const store = await openStore(`sqlite:${join(panel.folder, "convencion.db")}`);
  await openDoor(store, "Entrada norte");
  const at = Date.parse("2025-10-04T07:33:00-06:00");
  await store.door.record("Entrada norte", [entryOf("2490-21-1", at)]);
  await store.close();
}

test("who entered is shown with the person, downloaded with the others, and removed only once that is confirmed too", async ({
  page,
  panel,
}) => {
  await enter(page, panel);
  await importList(page, await panel.spreadsheet("a.xlsx", [header, ...people(3)]));
  await letJoseIn(panel);
  await expect(await search(page, "jose")).toContainText("2025-10-04 07:33, Entrada norte");
  await expect(await search(page, "102")).toContainText("Todavía no");
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar quiénes entraron" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^asistencia-\d{4}-\d\d-\d\d\.xlsx$/);
  const path = join(panel.folder, "asistencia.xlsx");
  await file.saveAs(path);
  const { sheets } = await readXlsx(await readFile(path));
  expect(sheets[0]?.rows.map(([carnet]) => carnet)).toEqual(["Carnet", "2490-21-1"]);
  const rows = await search(page, "jose");
  const removeButton = rows.getByRole("button", { name: /^Quitar a José/ });
  const entered = page.getByRole("dialog", { name: /que ya entró/ });
  await removeButton.click();
  await page.getByRole("button", { name: "Sí" }).click();
  await expect(entered).toBeVisible();
  await expectAccessible(page);
  await entered.getByRole("button", { name: "No" }).click();
  await expect(await search(page, "jose")).toHaveCount(1);
  await removeButton.click();
  await page.getByRole("button", { name: "Sí" }).click();
  await expect(entered).toBeVisible();
  await entered.getByRole("button", { name: "Sí" }).click();
  await expect(said(page)).toContainText("Se quitó a José");
  await expect(rows).toHaveCount(0);
});
