import {
  choose,
  enter,
  expect,
  header,
  importList,
  people,
  said,
  test,
} from "./testing/running-panel.ts";

const count = ".head .count";

test("the last import is undone after a look at what changes, and the list is downloaded as a workbook that is read back unchanged", async ({
  page,
  panel,
}) => {
  await enter(page, panel);
  await importList(page, await panel.spreadsheet("a.xlsx", [header, ...people(2)]));
  await importList(page, await panel.spreadsheet("b.xlsx", [header, ...people(3)]));
  await expect(page.locator(count)).toHaveText("3 participantes");
  await page.getByRole("button", { name: "Deshacer el último cambio" }).click();
  const question = page.getByRole("dialog", { name: /^¿Volver a como estaba/ });
  await expect(question).toContainText("- 2490-21-3 Persona C Muestra");
  await question.getByRole("button", { name: "Sí" }).click();
  await expect(said(page)).toContainText("Listo: la lista volvió a como estaba");
  await expect(page.locator(count)).toHaveText("2 participantes");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar en Excel" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^participantes-\d{4}-\d\d-\d\d\.xlsx$/);
  const path = `${panel.folder}/bajada.xlsx`;
  await file.saveAs(path);
  await choose(page, path);
  await expect(page.locator(".figures")).toContainText("2 sin cambios");
});
