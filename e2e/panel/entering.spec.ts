import { request } from "node:http";
import {
  choose,
  enter,
  expect,
  expectAccessible,
  header,
  importList,
  people,
  said,
  test,
} from "./testing/running-panel.ts";

/** The status of a call with exactly these headers. */
function statusOf(url: string, method: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.once("error", reject).end(method === "POST" ? "{}" : undefined);
  });
}

test.use({ expectedConsole: /Failed to load resource/ });

test("the page says which database it works on, its key leaves the address and opens one tab, and it ends by its button", async ({
  page,
  panel,
  context,
}) => {
  await enter(page, panel);
  await expect(page.locator(".database")).toContainText(`${panel.folder}/convencion.db`);
  await expect(page.locator(".database")).toContainText("en esta computadora");
  expect(new URL(page.url()).hash).toBe("");
  await page.reload();
  await expect(page.locator(".database")).toContainText("convencion.db");
  const second = await context.newPage();
  await second.goto(panel.entrance);
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Esta dirección ya se usó");
  await expectAccessible(second);
  await second.close();
  await page.getByRole("button", { name: "Cerrar el panel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El panel está cerrado");
  await expectAccessible(page);
  expect(await panel.ended).toBe(0);
});

test("another host name, another site's page, and a missing or wrong key are refused", async ({
  panel,
}) => {
  const { origin, host } = new URL(panel.entrance);
  const json = { host, origin, "content-type": "application/json" };
  expect(await statusOf(origin, "GET", { host })).toBe(200);
  expect(await statusOf(origin, "GET", { host: `localhost:${new URL(origin).port}` })).toBe(200);
  expect(await statusOf(origin, "GET", { host: "rebound.example" })).toBe(421);
  expect(await statusOf(origin, "GET", { host: `rebound.example:${new URL(origin).port}` })).toBe(
    421,
  );
  const state = `${origin}/api/estado`;
  expect(await statusOf(state, "POST", json)).toBe(401);
  expect(await statusOf(state, "POST", { ...json, authorization: "Bearer x" })).toBe(401);
  const key = new URL(panel.entrance).hash.slice(1);
  expect(await statusOf(state, "POST", { ...json, authorization: `Bearer ${key}` })).toBe(401);
  const foreign = { ...json, origin: "http://rebound.example" };
  expect(await statusOf(`${origin}/api/entrar`, "POST", foreign)).toBe(403);
  expect(
    await statusOf(`${origin}/api/entrar`, "POST", { host, "content-type": "application/json" }),
  ).toBe(403);
});

test("a list is imported and a person found with the keyboard alone", async ({ page, panel }) => {
  await enter(page, panel);
  const path = await panel.spreadsheet("a.xlsx", [header, ...people(2)]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Cerrar el panel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Suelte aquí el archivo")).toBeFocused();
  // The browser would open its own file dialog here.
  await page.locator(":focus").setInputFiles(path);
  await expect(page.getByRole("heading", { name: "«a.xlsx»: 2 participantes" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Importar 2 participantes" })).toBeEnabled();
  // The focus passes the choice, the group of new people, and the button.
  for (const _ of ["choice", "group", "button"]) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Importar 2 participantes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Listo");
  await expect(page.getByLabel("Suelte aquí el archivo")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("jose");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Personas encontradas" })).toContainText("José");
});

test.describe("at 768 px", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test("nothing is wider than the window, and buttons are large", async ({ page, panel }) => {
    await enter(page, panel);
    const rows = [header, ["2490-21", "Ana Pérez", "1"], ["2490-21-2", "", "2"]];
    await choose(page, await panel.spreadsheet("mala.xlsx", rows));
    await expect(page.getByRole("table", { name: "Filas con errores" })).toBeVisible();
    await expectToFit(page);
    await importList(page, await panel.spreadsheet("a.xlsx", [header, ...people(3)]));
    await page.getByRole("searchbox").fill("persona");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("table", { name: "Personas encontradas" })).toBeVisible();
    await expectToFit(page);
    for (const button of await page.getByRole("button").all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

async function expectToFit(page: import("@playwright/test").Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
}
