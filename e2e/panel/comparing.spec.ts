import { join } from "node:path";
import { panelPaths } from "../../src/domain/panel/panel-calls.ts";
import { openStore } from "../../src/store/open-store.ts";
import {
  choose,
  enter,
  expect,
  expectAccessible,
  header,
  importList,
  people,
  said,
  search,
  test,
} from "./testing/running-panel.ts";

const count = ".head .count";

test.use({ expectedConsole: /Failed to load resource/ });

test("replacing names the people to be removed, and asks if they are more than a tenth", async ({
  page,
  panel,
}) => {
  await enter(page, panel);
  await importList(page, await panel.spreadsheet("todos.xlsx", [header, ...people(20)]));
  await choose(page, await panel.spreadsheet("pocos.xlsx", [header, ...people(15)]));
  await expect(page.locator(".figures")).toContainText("0 quitados de 20");
  await page.getByRole("radio", { name: /^Reemplazar/ }).check();
  await expect(page.locator(".figures")).toContainText("5 quitados de 20");
  await expect(page.getByRole("group").filter({ hasText: "Quitados: 5" })).toContainText(
    "Persona P Muestra",
  );
  await page.getByRole("button", { name: /^Importar/ }).click();
  const question = page.getByRole("dialog", { name: "¿Quitar a 5 participantes?" });
  await expect(question).toContainText("Esta lista quita a 5 participantes de 20");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.locator(count)).toHaveText("20 participantes");
  await page.getByRole("button", { name: /^Importar/ }).click();
  await question.getByRole("button", { name: "Sí" }).click();
  await expect(page.locator(count)).toHaveText("15 participantes");
});

test("a list that changed since it was compared is compared again before it is replaced", async ({
  page,
  panel,
}) => {
  await enter(page, panel);
  await importList(page, await panel.spreadsheet("todos.xlsx", [header, ...people(20)]));
  await choose(page, await panel.spreadsheet("casi.xlsx", [header, ...people(19)]));
  await page.getByRole("radio", { name: /^Reemplazar/ }).check();
  await expect(page.locator(".figures")).toContainText("1 quitado de 20");
  // Another organiser changes the list meanwhile.
  const store = await openStore(`sqlite:${join(panel.folder, "convencion.db")}`);
  const late = { carnet: "2490-21-900", nombre: "Llegó Tarde", numeroTicket: "900" };
  await store.saveParticipants([late], {
    mode: "merge",
    onProgress() {},
    keepPrevious() {},
  });
  await store.close();
  await page.getByRole("button", { name: /^Importar/ }).click();
  await expect(said(page)).toContainText("La lista de participantes cambió");
  await expect(page.locator(".figures")).toContainText("2 quitados de 21");
  await expect(page.getByRole("group").filter({ hasText: "Quitados: 2" })).toContainText(
    late.nombre,
  );
  await page.getByRole("button", { name: /^Importar/ }).click();
  await expect(page.locator(count)).toHaveText("19 participantes");
});

test("a comparison that fails says why until another one succeeds, and one of a list that the panel no longer has asks for it again", async ({
  page,
  panel,
}) => {
  const text = "La base de datos no respondió.";
  const refused = { kind: "refused", lines: [{ tone: "bad", text }], question: null };
  await enter(page, panel);
  await page.route(
    `**${panelPaths.compareList}`,
    (route) => route.fulfill({ status: 500, json: refused }),
    { times: 1 },
  );
  await choose(page, await panel.spreadsheet("a.xlsx", [header, ...people(2)]));
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Importar/ })).toBeDisabled();
  await page.getByRole("radio", { name: /^Reemplazar/ }).check();
  await expect(page.locator(".figures")).toHaveText(/^2 nuevos/);
  await expect(page.getByText(text)).toHaveCount(0);
  await page.route(`**${panelPaths.compareList}`, (route) =>
    route.fulfill({ json: { forgotten: true } }),
  );
  await choose(page, await panel.spreadsheet("a.xlsx", [header, ...people(2)]));
  await expect(page.getByText("elija el archivo otra vez")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Importar/ })).toBeDisabled();
});

test("a ticket of a person outside the list prevents the import, and two swapped tickets are shown as such and saved", async ({
  page,
  panel,
}) => {
  await enter(page, panel);
  await importList(
    page,
    await panel.spreadsheet("a.xlsx", [header, ["2490-21-7", "Rosa Coy", "101"]]),
  );
  await choose(page, await panel.spreadsheet("b.xlsx", [header, ["2490-21-9", "Eva Tzul", "101"]]));
  await expect(page.getByRole("table", { name: "Tickets que ya tienen dueño" })).toContainText(
    "Eva Tzul",
  );
  await expect(page.getByRole("button", { name: /^Importar/ })).toBeDisabled();
  await expectAccessible(page);
  const [ana, luz] = [
    ["2490-21-1", "Ana Pérez"],
    ["2490-21-2", "Luz Díaz"],
  ] as const;
  await importList(page, await panel.spreadsheet("c.xlsx", [header, [...ana, "1"], [...luz, "2"]]));
  await choose(page, await panel.spreadsheet("d.xlsx", [header, [...ana, "2"], [...luz, "1"]]));
  await expect(
    page.getByRole("row", { name: /Ana Pérez.*1 → 2 \(era de Luz Díaz\)/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: /^Importar/ }).click();
  await expect(said(page)).toContainText("Cambiados");
  await expect(await search(page, "Ana")).toHaveText(/Ana Pérez2/);
});
