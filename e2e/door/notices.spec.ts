import { entryOf } from "../../src/server/testing/door-under-test.ts";
import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  letIn,
  ofTheNetwork,
  others,
  scan,
  south,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

const [ana, beto] = others;

test("of somebody who entered twice an answer on the screen says that there is a notice, which stays until it was seen", async ({
  page,
  doors,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(page, await doors.open());
  await letIn(page, jose);
  await expect(head(page)).not.toContainText("sin enviar");
  await scan(page, "2490-99-1");
  await expect(answer(page)).toHaveAttribute("data-kind", "not-listed");
  await doors.store.door.record(south, [entryOf(jose.carnet, Date.now() - 60_000)]);
  await expect(answer(page).getByRole("status")).toContainText("1 aviso sin leer");
  for (const name of ["Leer", "Agregar a la lista", "Seguir"]) {
    await expect(answer(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  await letIn(page, ana);
  await expect(answer(page).getByRole("status")).toContainText("1 aviso sin leer");
  await expectAccessible(page);
  await answer(page).getByRole("button", { name: "Leer" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "entró dos veces" });
  await expect(notice).toContainText(`${jose.nombre} entró dos veces:`);
  await page.reload();
  await expect(notice).toContainText(`por ${south}`);
  await page.getByRole("button", { name: "Enterado" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(head(page)).toContainText("2 de 30");
  await expect(notice).toHaveCount(0);
});

test("another ticket than was given, and a corrected name that was refused, stay until they were seen", async ({
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
  await expect(answer(page)).toHaveCount(0);
  await scan(page, "2490-25-7");
  await answer(page).getByRole("button", { name: "Agregar a la lista" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Nueva Persona");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("Nueva PersonaTicket XIII-031");
  const late = { carnet: "2490-25-9", nombre: "Llegó Tarde", numeroTicket: "XIII-031" };
  const options = { onProgress() {}, keepPrevious() {} };
  await doors.store.saveParticipants([late], { mode: "merge", ...options });
  await doors.store.removeParticipant(ana?.carnet ?? "", () => {});
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

test("a phone that keeps nothing more says so, and sends all the same", async ({ page, doors }) => {
  await begin(page, await doors.open());
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The disk is full", "QuotaExceededError");
    };
  });
  await letIn(page, beto);
  await answer(page).getByRole("button", { name: "Leer" }).click();
  await expect(page.getByText("El teléfono no guarda lo que anotas.")).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await doors.store.door.readLog(0)).events.length).toBe(1);
});

test("a name that nobody has finds nobody", async ({ page, doors }) => {
  await begin(page, await doors.open());
  await page.keyboard.type("zzz");
  await expect(page.getByText("Nadie de la lista se llama así.")).toBeVisible();
  await expectAccessible(page);
});
