import type { Page } from "@playwright/test";
import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  north,
  ofTheNetwork,
  scan,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

/** How many records of any kind the phone's database holds. */
function heldRecords(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
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
      }),
  );
}

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
  expect(await heldRecords(page)).toBeGreaterThan(2);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puerta cerrada");
  await expect(page.getByRole("status")).toContainText("1 anotación no alcanzó a enviarse");
  await expectAccessible(page);
  expect(await heldRecords(page)).toBe(0);
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
  expect(await heldRecords(page)).toBe(0);
});

test("a link that is none says so", async ({ page, doors }) => {
  const link = await doors.open();
  await page.goto(`${link.slice(0, -24)}${"x".repeat(24)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enlace desconocido");
  expect(new URL(page.url()).hash).toBe("");
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
  expect(await heldRecords(page)).toBe(0);
  await expectAccessible(page);
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
