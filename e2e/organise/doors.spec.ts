import { entryOf, openDoor } from "#app/server/testing/door-under-test.ts";
import { organiserDoorCalls } from "#door/model/organiser-calls.ts";
import {
  callAs,
  enter,
  expect,
  expectAccessible,
  inTenDays,
  ofTheNetwork,
  people,
  setEvent,
  test,
  toast,
} from "./testing/running-place.ts";

test.use({ expectedConsole: ofTheNetwork });

test("a door is opened, its link handed over, shown again, replaced, and the door closed", async ({
  page,
  place,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, place, "/puertas");
  await page.getByRole("button", { name: "Abrir la puerta" }).click();
  await expect(page.getByText("Póngale un nombre")).toBeVisible();
  const name = page.getByLabel(/^Nombre/);
  await name.fill("Entrada norte");
  await page.getByLabel("Abierta hasta").fill("2020-01-01T10:00");
  await name.press("Enter");
  await expect(page.getByText("Elija un día y una hora")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Abierta hasta").fill("2099-01-01T10:00");
  await name.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Entrada norte" });
  await expect(dialog.getByRole("img", { name: "Código QR del enlace" })).toBeVisible();
  const link = await dialog.getByRole("textbox", { name: "Enlace" }).inputValue();
  expect(link).toMatch(/\/puerta#[\w-]{24}$/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Copiar" }).click();
  await expect(dialog.getByText("Copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(dialog.getByRole("link", { name: "Enviar por WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(link)}$`),
  );
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("");

  const again = page.getByRole("button", { name: "Enlace y QR de Entrada norte" });
  await again.click();
  await expect(dialog.getByRole("textbox", { name: "Enlace" })).toHaveValue(link);
  await page.keyboard.press("Escape");
  await expect(again).toBeFocused();

  await page.getByRole("button", { name: "Enlace nuevo para Entrada norte" }).click();
  await page.getByRole("button", { name: "Crear el enlace nuevo" }).click();
  await expect(dialog.getByRole("textbox", { name: "Enlace" })).not.toHaveValue(link);
  await dialog.getByRole("button", { name: "Listo" }).click();

  await page.getByRole("button", { name: "Cerrar Entrada norte" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cerrar la puerta" }).click();
  await expect(page.getByText("Todavía no hay ninguna puerta abierta")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Abiertas" })).toBeFocused();
  await page.getByText("1 puerta cerrada").click();
  await page.getByRole("button", { name: "Abrir otra vez Entrada norte" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Entrada norte");
});

test("the name of an open door is refused and stays typed; the tab that opened it shows its link, others renew it", async ({
  page,
  place,
}) => {
  await openDoor(place.store, "Entrada norte");
  await enter(page, place, "/puertas");
  await expect(page.getByRole("heading", { name: "Entrada norte" })).toBeVisible();
  const name = page.getByLabel(/^Nombre/);
  await name.fill("Entrada norte");
  await name.press("Enter");
  await expect(page.getByText("Ya hay una puerta abierta con ese nombre")).toBeVisible();
  await expectAccessible(page);
  await expect(name).toHaveValue("Entrada norte");
  await expect(page.getByRole("button", { name: "Enlace y QR de Entrada norte" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Enlace nuevo para Entrada norte" })).toBeVisible();
});

test("a rehearsal counts nothing, and practice entries are removed before the event", async ({
  page,
  place,
}) => {
  const [jose] = people;
  await setEvent(page, inTenDays);
  await enter(page, place, "/puertas");
  await page.getByLabel(/^Nombre/).fill("Ensayo del martes");
  await page.getByLabel("Es un ensayo").check();
  await page.getByRole("button", { name: "Abrir la puerta" }).click();
  await page.getByRole("button", { name: "Listo" }).click();
  await expect(page.getByRole("heading", { name: "Ensayo del martes Ensayo" })).toBeVisible();
  await expect(page.getByLabel("Es un ensayo")).not.toBeChecked();
  await expect(page.getByRole("heading", { name: "Empezar de cero" })).toHaveCount(0);

  const door = { name: "Entrada norte", validUntil: Date.now() + 3_600_000, isRehearsal: false };
  await callAs(page, place, organiserDoorCalls.openDoor.path, door);
  await place.store.door.record(door, [entryOf(jose?.carnet ?? "")]);
  await page.reload();
  await page.getByRole("button", { name: "Empezar de cero" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Quitar las entradas" }).click();
  await expect(toast(page)).toContainText("Descartado: 1 anotación");
  await expect(page.getByRole("heading", { name: "Empezar de cero" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Abrir una puerta" })).toBeFocused();
  const [line] = await place.store.door.lines();
  expect(line?.isSetAside).toBe(true);
});

test("closing a door discards what a lost link recorded since a time", async ({ page, place }) => {
  const [jose, second, third] = people;
  await enter(page, place, "/puertas");
  const door = { name: "Entrada norte", validUntil: Date.now() + 3_600_000, isRehearsal: false };
  await callAs(page, place, organiserDoorCalls.openDoor.path, door);
  await place.store.door.record(door, [entryOf(jose?.carnet ?? ""), entryOf(second?.carnet ?? "")]);
  await page.reload();
  await page.getByRole("button", { name: "Cerrar Entrada norte" }).click();
  await page.getByLabel("descartar lo que anotó").check();
  await expectAccessible(page);
  const since = page.getByLabel("Descartar desde");
  await since.fill("");
  await page.getByRole("button", { name: "Cerrar y descartar" }).click();
  await expect(page.getByText("Elija el día y la hora.")).toBeVisible();
  await since.fill("2020-01-01T08:00");
  await page.getByRole("button", { name: "Cerrar y descartar" }).click();
  await expect(toast(page)).toContainText("está cerrada. Descartado: 2 anotaciones");
  await expect(page.getByRole("heading", { name: "Abiertas" })).toBeFocused();
  // Its phone was offline, and sent this later.
  await place.store.door.record(door, [entryOf(third?.carnet ?? "")]);
  await page.reload();
  await page.getByText("1 puerta cerrada").click();
  await page.getByRole("button", { name: "Descartar lo que anotó Entrada norte" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Descartar", exact: true }).click();
  await expect(toast(page)).toContainText("Descartado: 1 anotación");
  await expect(page.getByRole("button", { name: "Descartar lo que anotó" })).toHaveCount(0);
  const lines = await place.store.door.lines();
  expect(lines.map(({ isSetAside }) => isSetAside)).toEqual([true, true, true]);
});

test("on a phone, a message covers neither the focused control nor the next one", async ({
  page,
  place,
}) => {
  await page.setViewportSize({ width: 360, height: 657 });
  await enter(page, place, "/lista");
  const last = page.getByRole("button", { name: people.at(-1)?.nombre ?? "", exact: true });
  await last.click();
  await page.getByRole("textbox", { name: "Nombre" }).fill("Zoila Última");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toBeVisible();
  const isCovered = () =>
    page.evaluate(() => {
      const messages = document.querySelector("[data-toasts]:not(:empty)");
      const focused = document.activeElement;
      if (!messages || !focused || messages.contains(focused)) return null;
      return focused.getBoundingClientRect().bottom > messages.getBoundingClientRect().top;
    });
  await expect(page.getByRole("button", { name: "Zoila Última", exact: true })).toBeFocused();
  await expect.poll(isCovered).toBe(false);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(isCovered, `after ${count + 1} steps`).not.toBe(true);
    if ((await isCovered()) === null) break;
  }
});
