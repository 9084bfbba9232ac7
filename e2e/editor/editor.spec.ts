import { readFile, writeFile } from "node:fs/promises";
import {
  expect,
  expectAccessible,
  fileOf,
  saved,
  test,
  textOf,
  unwrapped,
} from "./testing/editor-journey.ts";

test("a changed text appears in the preview and in its file, where comments stay", async ({
  page,
  workspace,
}) => {
  const file = fileOf(workspace, "edicion");
  const before = await readFile(file, "utf8");
  await page.getByLabel("Lema").fill("Otro lema: el nuevo");
  await expect(page.frameLocator("iframe").locator("#inicio")).toContainText("Otro lema: el nuevo");
  await saved(page);
  const lema = /^lema: .*$/m;
  expect(unwrapped(await readFile(file, "utf8"))).toBe(
    unwrapped(before.replace(lema, 'lema: "Otro lema: el nuevo"')),
  );
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(
    "Todo guardado en esta computadora.",
  );
  await expect(page.getByRole("region", { name: "Revisión del contenido" })).toContainText(
    "Lo guardado sale en el sitio cuando se publica",
  );
  await expectAccessible(page);
});

test("speakers move, one is added, and a talk is given to them", async ({ page, workspace }) => {
  await page.getByRole("button", { name: /^Ponentes/ }).click();
  await page.getByRole("button", { name: "Subir Rodrigo" }).click();
  await page.getByRole("button", { name: "Agregar ponente" }).click();
  const form = page.getByRole("listitem").filter({ hasText: "Cargo o especialidad" }).last();
  await form.getByLabel("Nombre", { exact: true }).first().fill("Ana López");
  await form.getByLabel("Cargo o especialidad").fill("Docente");
  await saved(page);
  await expect
    .poll(() => textOf(workspace, "ponentes"))
    .toMatch(
      /^# «Ponentes»[\s\S]*id: rodrigo-barillas[\s\S]*id: andrea-lemus[\s\S]*- id: ana-lopez\n {2}nombre: Ana López\n {2}rol: Docente\n$/,
    );
  await page.getByRole("button", { name: /^Charlas/ }).click();
  await page.getByRole("button", { name: "Agregar charla" }).click();
  const talk = page.getByRole("listitem").filter({ hasText: "Ponente" }).last();
  await talk.getByLabel("Título").fill("Datos abiertos");
  await talk.getByLabel("Descripción").fill("Qué publican las ciudades.");
  await talk.getByLabel("Icono").fill("datos");
  await talk.getByLabel("Ana López").check();
  await expect(page.frameLocator("iframe").locator("#tematicas")).toContainText("Datos abiertos");
});

test("a fault is shown at its field and in the list, and the page stays as it was", async ({
  page,
  workspace,
}) => {
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toContainText("Convención");
  await page.getByLabel("Teléfono").fill("5555");
  const field = page.locator(".entry").filter({ has: page.getByLabel("Teléfono") });
  await expect(field).toContainText("Se espera un teléfono con código de país");
  await expect(page.getByRole("region", { name: "Revisión del contenido" })).toContainText(
    "content/edicion.yaml:",
  );
  await expect(preview.getByRole("heading", { level: 1 })).toContainText("Convención");
  await expect(preview.getByRole("alert")).toHaveCount(0);
  expect(await textOf(workspace, "edicion")).toContain("5555");
});

test("an incomplete hour is not saved, and its field reports it", async ({ page, workspace }) => {
  const before = await textOf(workspace, "edicion");
  const entry = page.locator(".entry").filter({ has: page.getByLabel("Se abren las puertas") });
  const field = page.getByLabel("Se abren las puertas");
  await field.focus();
  await page.keyboard.press("Backspace");
  await expect(entry.getByRole("alert")).toContainText("Falta una parte");
  await page.getByLabel("Lema").fill("Otro lema");
  await saved(page);
  expect(unwrapped(await textOf(workspace, "edicion"))).toBe(
    unwrapped(before.replace(/^lema: .*$/m, "lema: Otro lema")),
  );
  await field.fill("2025-10-04T06:30");
  await expect(entry.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => textOf(workspace, "edicion")).toContain("2025-10-04T06:30:00-06:00");
});

test("a file that changed elsewhere is not overwritten, and nothing typed is lost", async ({
  page,
  workspace,
}) => {
  const file = fileOf(workspace, "edicion");
  const elsewhere = (await readFile(file, "utf8")).replace(/^lema: .*$/m, "lema: De otra mano");
  // The editor notices the change only when it saves.
  await page.route("**/editar/guardar", async (route) => {
    await writeFile(file, elsewhere);
    await route.continue();
  });
  await page.getByLabel("Lema").fill("De mi mano");
  const conflict = page.getByRole("alert").filter({ hasText: "cambió fuera de este editor" });
  await expect(conflict).toBeVisible();
  expect(await readFile(file, "utf8")).toBe(elsewhere);
  await expect(page.getByLabel("Lema")).toHaveValue("De mi mano");
  await page.unroute("**/editar/guardar");
  await conflict.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect.poll(() => readFile(file, "utf8")).toContain("lema: De mi mano");
});

test("content that cannot be read is reported, and is read again", async ({ page }) => {
  const message = "No se pudo leer: EACCES: permission denied";
  await page.route("**/editar/estado", (route) =>
    route.fulfill({ status: 500, json: { message } }),
  );
  await page.reload();
  await expect(page.getByRole("status")).toHaveText(message);
  await page.unroute("**/editar/estado");
  await expect(page.getByRole("heading", { name: "La edición" })).toBeVisible();
});

test("the preview has its styles from the start, and keeps its scroll position when the content changes", async ({
  page,
  browser,
}) => {
  // Scripts also insert the styles, but after the page was shown.
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const first = await bare.newPage();
  await first.goto(new URL("/", page.url()).href);
  await expect(first.locator("#tematicas h2")).toHaveCSS("text-transform", "uppercase");
  await bare.close();
  const beside = page.frameLocator("iframe");
  await page.getByRole("button", { name: /^Ponentes/ }).click();
  await expect(beside.locator("#ponentes h2")).toBeInViewport();
  await page.getByText("Andrea Lemus Xitumul").first().click();
  await page.getByLabel("Cargo o especialidad").first().fill("Otro cargo");
  await expect(beside.locator("#ponentes")).toContainText("Otro cargo");
  await expect(beside.locator("#ponentes h2")).toBeInViewport();
});

test("the page follows the part that is edited, and the form stays in view", async ({ page }) => {
  const beside = page.frameLocator("iframe");
  await expect(beside.locator("#inicio")).toBeInViewport();
  await page.getByRole("button", { name: /^Ponentes/ }).click();
  await expect(beside.locator("#ponentes h2")).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("heading", { name: "Ponentes", level: 2 }).first()).toBeInViewport();
  await expect(beside.locator("#ponentes")).toBeInViewport();
  // If the page is below the form, it does not scroll itself into view.
  await page.setViewportSize({ width: 500, height: 900 });
  await page.getByRole("button", { name: /^Testimonios/ }).click();
  await page.reload();
  await page.getByRole("button", { name: /^Ponentes/ }).click();
  const [, frame] = page.frames();
  await frame?.waitForLoadState("load");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
