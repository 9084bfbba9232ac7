import { heldRecords } from "./testing/held-records.ts";
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
  scan,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

test("a door that is closed while the phone has no network is forgotten at its next contact", async ({
  page,
  context,
  doors,
}) => {
  await begin(page, await doors.open());
  await context.setOffline(true);
  await scan(page, jose.carnet);
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
  await doors.store.door.close(north, Date.now());
  await expect(head(page)).toContainText("Sin red");
  expect(await page.evaluate(heldRecords)).toBeGreaterThan(2);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puerta cerrada");
  await expect(page.getByRole("status")).toContainText("1 anotación no alcanzó a enviarse");
  await expectAccessible(page);
  expect(await page.evaluate(heldRecords)).toBe(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Falta el enlace");
  await expectAccessible(page);
});

test("a door that expires is forgotten without a network", async ({ page, context, doors }) => {
  await page.clock.install();
  await begin(page, await doors.open(north, Date.now() + 600_000));
  await context.setOffline(true);
  await page.clock.fastForward(601_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El enlace venció");
  await expectAccessible(page);
  expect(await page.evaluate(heldRecords)).toBe(0);
});

test("a list whose time passes while the page is closed is forgotten when it is opened, without a network", async ({
  page,
  context,
  doors,
}) => {
  await begin(page, await doors.open(north, Date.now() + 600_000));
  await letIn(page, jose);
  await context.setOffline(true);
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 601_000 });
  await later.goto(address);
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("El enlace venció");
  expect(await later.evaluate(heldRecords)).toBe(0);
});

test("a link that is none says so", async ({ page, doors }) => {
  const link = await doors.open();
  await page.goto(`${link.slice(0, -24)}${"x".repeat(24)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enlace desconocido");
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible(page);
});

test("«Terminar turno» wipes the phone after a question", async ({ page, doors }) => {
  await begin(page, await doors.open());
  await page.getByRole("button", { name: "Terminar turno" }).click();
  await expect(page.getByRole("dialog")).toContainText("Todo está enviado");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Terminar turno" }).click();
  await page.getByRole("button", { name: "Terminar y olvidar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turno terminado");
  expect(await page.evaluate(heldRecords)).toBe(0);
  await expectAccessible(page);
});

test("«Terminar turno» with entries unsent says what is lost", async ({ page, context, doors }) => {
  await begin(page, await doors.open());
  await context.setOffline(true);
  await letIn(page, jose);
  await answer(page).getByRole("button", { name: "Seguir" }).click();
  await page.getByRole("button", { name: "Terminar turno" }).click();
  await expect(page.getByRole("dialog")).toContainText("Hay 1 anotación sin enviar");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Terminar y perderlas" }).click();
  await expect(page.getByRole("status")).toContainText("1 anotación no alcanzó a enviarse");
});

test("the door goes on in the tab that was opened last", async ({ page, context, doors }) => {
  await begin(page, await doors.open());
  const later = await context.newPage();
  await later.goto(page.url());
  await expect(later.getByLabel("Carnet o nombre")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abierta en otra pestaña");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await expect(page.getByLabel("Carnet o nombre")).toBeVisible();
});
