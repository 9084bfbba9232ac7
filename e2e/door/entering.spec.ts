import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  letIn,
  north,
  others,
  scan,
  takeList,
  test,
} from "./testing/running-door.ts";

test("the secret leaves the address bar, and the page says what the phone holds and until when", async ({
  page,
  doors,
}) => {
  await takeList(page, await doors.open());
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(north);
  await expect(page.getByText(/30 personas, con carnet, nombre y ticket/)).toBeVisible();
  await expectAccessible(page);
});

test("each answer has its colour and words, and the next scan needs no touch", async ({
  page,
  doors,
}) => {
  await begin(page, await doors.open());
  await expectAccessible(page);
  await scan(page, jose.carnet);
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
  await expect(answer(page)).toContainText(`${jose.nombre}Ticket ${jose.numeroTicket}`);
  await expectAccessible(page);
  await scan(page, jose.carnet.replaceAll("-", ""));
  await expect(answer(page)).toContainText(/Ya entró a las \d{1,2}:\d\d por Entrada norte/);
  await expectAccessible(page);
  await scan(page, "2490-99-1");
  await expect(answer(page)).toContainText("No está en la lista");
  await expectAccessible(page);
  await scan(page, "12");
  await expect(answer(page)).toContainText("No es un carnet");
  await expectAccessible(page);
  await scan(page, others[0]?.carnet ?? "");
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
  await expect(head(page)).toContainText("2 de 30");
});

test("a scanner that types lets in twenty people, one after the other", async ({ page, doors }) => {
  await begin(page, await doors.open());
  const twenty = [jose, ...others].slice(0, 20);
  // The focus is on a button, as after a touch.
  await page.getByRole("button", { name: "Agregar a alguien" }).focus();
  for (const { carnet, nombre } of twenty) {
    await scan(page, carnet);
    await expect(answer(page)).toContainText(nombre);
  }
  await expect(head(page)).toContainText("20 de 30");
  await expect.poll(async () => (await doors.store.door.readLog(0)).events.length).toBe(20);
  await answer(page).getByRole("button", { name: "Seguir" }).click();
  await expect(page.getByRole("list", { name: "Últimas entradas" }).locator("li")).toHaveCount(10);
});

test("the last entry is undone", async ({ page, doors }) => {
  await begin(page, await doors.open());
  await scan(page, jose.carnet);
  await answer(page).getByRole("button", { name: "Deshacer" }).click();
  await expect(answer(page)).toContainText("Entrada deshecha");
  await expectAccessible(page);
  await expect(head(page)).toContainText("0 de 30");
  await scan(page, jose.carnet);
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
});

test("the last entry is undone after a reload, too", async ({ page, doors }) => {
  await begin(page, await doors.open());
  await letIn(page, others[0]);
  await letIn(page, jose);
  await expect(head(page)).not.toContainText("sin enviar");
  await page.reload();
  await page.getByRole("button", { name: `Deshacer la última: ${jose.nombre}` }).click();
  await expect(answer(page)).toContainText(`Entrada deshecha${jose.nombre}`);
  await expect(head(page)).toContainText("1 de 30");
  await page.reload();
  await expect(head(page)).toContainText("1 de 30");
  await expect(page.getByRole("button", { name: /Deshacer/ })).toHaveCount(0);
});

test("somebody is found by name without accents, also by keyboard alone", async ({
  page,
  doors,
}) => {
  await begin(page, await doors.open());
  await page.keyboard.type("nunez jose");
  const found = page.getByRole("list", { name: "Personas encontradas" });
  await expect(found.getByRole("button")).toHaveText([new RegExp(jose.nombre)]);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText(jose.nombre);
  await page.keyboard.type("ixchel");
  await expect(found.getByRole("button")).toHaveCount(8);
});

test("a walk-in goes in with the next free ticket, by the rules of the list", async ({
  page,
  doors,
}) => {
  await begin(page, await doors.open());
  await scan(page, "2490-25-7");
  await answer(page).getByRole("button", { name: "Agregar a la lista" }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Carnet")).toHaveValue("2490-25-7");
  await expect(form.getByLabel("Número de ticket")).toHaveValue("XIII-031");
  await form.getByLabel("Número de ticket").fill(jose.numeroTicket);
  await form.getByRole("button", { name: "Agregar y dejar entrar" }).click();
  await expect(form).toContainText("Escribe el nombre.");
  await expect(form).toContainText(`Ese ticket es de ${jose.nombre}.`);
  await expectAccessible(page);
  await form.getByLabel("Nombre").fill("  Nueva   Persona ");
  await form.getByLabel("Número de ticket").fill("XIII-031");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("Nueva PersonaTicket XIII-031");
  await expect(head(page)).toContainText("1 de 31");
  await expect
    .poll(() => doors.store.findParticipant("2490-25-7"))
    .toEqual({ nombre: "Nueva Persona", numeroTicket: "XIII-031" });
});

test("a name is corrected at the door", async ({ page, doors }) => {
  await begin(page, await doors.open());
  await scan(page, jose.carnet);
  await answer(page).getByRole("button", { name: "Corregir nombre" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("José Ángel Núñez");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await doors.store.findParticipant(jose.carnet))?.nombre)
    .toBe("José Ángel Núñez");
  await expect(page.getByRole("list", { name: "Últimas entradas" })).toContainText(
    "José Ángel Núñez",
  );
});

test("a list that organisers change meanwhile is taken in anew", async ({ page, doors }) => {
  await begin(page, await doors.open());
  const added = { carnet: "2490-25-9", nombre: "Llegó Tarde", numeroTicket: "XIII-099" };
  const options = { onProgress() {}, keepPrevious() {} };
  await doors.store.saveParticipants([added], { mode: "merge", ...options });
  await expect(head(page)).toContainText("0 de 31");
  await scan(page, added.carnet);
  await expect(answer(page)).toContainText("Llegó Tarde");
});
