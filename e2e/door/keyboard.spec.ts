import type { Locator, Page } from "@playwright/test";
import { entryOf } from "#app/server/testing/door-under-test.ts";
import { setStyle } from "../testing/set-style.ts";
import { tabTo, walk } from "../testing/walk.ts";
import {
  answer,
  begin,
  expect,
  head,
  jose,
  letIn,
  scan,
  south,
  takeList,
  test,
} from "./testing/running-door.ts";

/** Moves to a control with Tab alone, and presses it. */
async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Expects that some element has the focus, also after the focused one was removed. */
const expectFocus = (page: Page) => expect(page.locator("body")).not.toBeFocused();

test("a door is worked from beginning to end by keyboard alone", async ({ page, doors }) => {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await takeList(page, await doors.open());
  await press(page, button("Empezar con lector o teclado"));

  await scan(page, "2490-25-7");
  await press(page, button("Agregar a la lista"));
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Nombre")).toBeFocused();
  await page.keyboard.type("Nueva Persona");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("Nueva PersonaTicket XIII-031");

  await press(page, button("Corregir nombre"));
  await expect(form.getByLabel("Nombre")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" Dos");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Últimas entradas" })).toContainText("Persona Dos");
  await expect(form).toHaveCount(0);
  await expectFocus(page);

  await letIn(page, jose);
  await press(page, answer(page).getByRole("button", { name: "Deshacer" }));
  await expect(answer(page)).toContainText("Entrada deshecha");
  await expectFocus(page);
  await page.keyboard.press("Escape");
  await expect(answer(page)).toHaveCount(0);
  await expectFocus(page);

  await doors.store.door.record({ name: south, isRehearsal: false }, [
    entryOf("2490-25-7", Date.now() - 60_000),
  ]);
  await press(page, button("Enterado"));
  await expect(button("Enterado")).toHaveCount(0);
  await expectFocus(page);
  await expect(head(page)).not.toContainText("sin enviar");

  await press(page, button("Terminar turno"));
  await expect(button("Seguir de turno")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Terminar turno")).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, button("Terminar y olvidar"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turno terminado");
  await expectFocus(page);
});

test("a door enlarged fourfold is walked by keyboard, and no stop is hidden", async ({
  page,
  doors,
}) => {
  const [width, height] = [320, 206];
  await page.setViewportSize({ width, height });
  const link = await doors.open();
  await takeList(page, link);
  expect((await walk(page, "list")).length).toBeGreaterThan(1);
  await begin(page, link);
  expect((await walk(page, "field")).length).toBeGreaterThan(4);
  // An answer that stays until somebody decides.
  await scan(page, "2490-99-1");
  await expect(answer(page)).toBeVisible();
  expect(await walk(page, "unknown")).toHaveLength(2);
  await answer(page).getByRole("button", { name: "Agregar a la lista" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect((await walk(page, "form")).length).toBeGreaterThan(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.keyboard.press("Escape");

  // Letters of twice the size, on a small phone.
  await page.setViewportSize({ width: 360, height: 640 });
  await setStyle(page, ":root { font-size: 200% }");
  await letIn(page, jose);
  await page.keyboard.press("Escape");
  const name = page.getByRole("list", { name: "Últimas entradas" }).getByText(jose.nombre);
  for (const text of [page.getByRole("heading", { level: 1 }), name]) {
    await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(150);
  }
  await expect(page.getByLabel("Carnet o nombre")).toBeInViewport({ ratio: 1 });
});
