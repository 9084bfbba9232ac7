import { removeFromList } from "../../src/store/testing/arrangement.ts";
import { saveList } from "../../src/testing/save-list.ts";
import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  letIn,
  ofTheNetwork,
  others,
  scan,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

const [ana] = others;

test("notices of a changed ticket and of a refused correction stay until they are confirmed", async ({
  page,
  context,
  doors,
}) => {
  await begin(page, await doors.open());
  await context.setOffline(true);
  await letIn(page, ana);
  await answer(page).getByRole("button", { name: "Corregir nombre" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Otro Nombre");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(answer(page)).toHaveCount(0);
  await scan(page, "2490-25-7");
  await answer(page).getByRole("button", { name: "Agregar a la lista" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Nueva Persona");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("Nueva PersonaTicket XIII-031");
  const late = { carnet: "2490-25-9", nombre: "Llegó Tarde", numeroTicket: "XIII-031" };
  await saveList(doors.store, [late]);
  await removeFromList(doors.store, ana?.carnet ?? "");
  await context.setOffline(false);
  await answer(page).getByRole("button", { name: "Leer" }).click();
  const other = page.getByText("Otro ticket: el que diste a Nueva Persona ya era de alguien.");
  const refused = page.getByText(`No se anotó: el carnet ${ana?.carnet} ya no está en la lista.`);
  await expect(other).toContainText("XIII-032");
  await expect(refused).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(other).toBeVisible();
  await expect(refused).toBeVisible();
  for (const left of [1, 0]) {
    await page.getByRole("button", { name: "Enterado" }).first().click();
    await expect(page.getByRole("button", { name: "Enterado" })).toHaveCount(left);
  }
  await page.reload();
  await expect(head(page)).toContainText("2 de 31");
  await expect(page.getByRole("button", { name: "Enterado" })).toHaveCount(0);
});
