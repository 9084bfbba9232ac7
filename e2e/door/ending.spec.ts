import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  letIn,
  north,
  ofTheNetwork,
  others,
  south,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

const [ana] = others;

test("a door that is closed while the phone is offline is deleted at its next contact, and unsent lines are sent with the next link", async ({
  page,
  context,
  doors,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await begin(page, await doors.open());
  await context.setOffline(true);
  await letIn(page, jose);
  await doors.store.door.close(north, Date.now());
  await expect(head(page)).toContainText("Sin red");
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading).toHaveText("Puerta cerrada");
  await expect(
    page.getByRole("status").filter({ hasText: "Aquí queda 1 anotación sin enviar" }),
  ).toBeVisible();
  await expectAccessible(page);
  const link = await doors.open(south);
  await page.goto(link);
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await expect(head(page)).toContainText("1 de 30");
  await expect(head(page)).not.toContainText("sin enviar");
  expect((await doors.store.door.readLog(0)).lines).toMatchObject([
    { carnet: jose.carnet, door: south },
  ]);
  await context.setOffline(true);
  await letIn(page, ana);
  await doors.store.door.close(south, Date.now());
  await context.setOffline(false);
  await page.getByRole("button", { name: "Borrar 1 anotación" }).click();
  await expectAccessible(page);
  expect(await page.evaluate(heldRecords)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Borrar", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "pide un enlace nuevo" })).toBeVisible();
  expect(await page.evaluate(heldRecords)).toBe(0);
});

test("«Terminar turno» asks for confirmation, names unsent lines, and deletes the phone's data", async ({
  page,
  context,
  doors,
}) => {
  const finish = page.getByRole("button", { name: "Terminar turno" });
  const question = page.getByRole("dialog");
  const link = await doors.open();
  await begin(page, link);
  await context.setOffline(true);
  await letIn(page, jose);
  await answer(page).getByRole("button", { name: "Seguir" }).click();
  await finish.click();
  await expect(question).toContainText("Hay 1 anotación sin enviar");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await context.setOffline(false);
  await expect(head(page)).not.toContainText("sin enviar");
  await finish.click();
  await expect(question).toContainText("Todo está enviado");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Terminar y olvidar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turno terminado");
  expect(await page.evaluate(heldRecords)).toBe(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Falta el enlace");
  await expectAccessible(page);
  await page.goto(`${link.slice(0, -24)}${"x".repeat(24)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enlace desconocido");
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible(page);

  await begin(page, link);
  await context.setOffline(true);
  await letIn(page, ana);
  await answer(page).getByRole("button", { name: "Seguir" }).click();
  await finish.click();
  await page.getByRole("button", { name: "Terminar sin enviar" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Se borró 1 anotación sin enviar" }),
  ).toBeVisible();
  expect(await page.evaluate(heldRecords)).toBe(0);
});

/** The number of records in the phone's database. Runs in the page. */
function heldRecords(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("puerta");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      const reading = opening.result.transaction(names);
      const counts = names.map((name) => reading.objectStore(name).count());
      reading.oncomplete = () => {
        opening.result.close();
        resolve(counts.reduce((sum, { result }) => sum + result, 0));
      };
    };
  });
}
