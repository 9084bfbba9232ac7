import { accessPaths } from "#access/model/calls.ts";
import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import {
  callAs,
  enter,
  expect,
  expectAccessible,
  heading,
  key,
  ofTheNetwork,
  test,
  toast,
} from "./testing/running-place.ts";

test.use({ expectedConsole: ofTheNetwork });

test("the key signs in, a wrong one is refused; the organiser gives a name, and signs out", async ({
  page,
  place,
}) => {
  await page.goto(`${place.address}/organizar`);
  const field = page.getByLabel("Clave");
  await field.fill("otra clave, que no es la de aquí");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Esa clave no es la de este sitio")).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(key);
  await field.press("Enter");
  await expect(heading(page)).toBeVisible();
  await page.getByLabel("Su nombre").fill("  Ana   Lucía ");
  await page.getByRole("button", { name: "Guardar nombre" }).click();
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel("Su nombre")).toHaveCount(0);
  await expect(toast(page)).toContainText("a nombre de Ana Lucía");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
  await page.getByRole("button", { name: "Salir" }).click();
  await expect(field).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
});

test("a personal link works once, and its secret is removed from the address at once", async ({
  page,
  place,
  browser,
}) => {
  const { secret } = await newInvitation(place.store.access, "Ana Lucía", Date.now());
  const link = organisersLink(place.address, secret);
  await page.goto(link);
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
  expect(page.url()).toBe(`${place.address}/organizar`);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole("alert")).toContainText("Este enlace ya se usó");
  await expect(other.getByLabel("Clave")).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});

test("a site without a way to sign in says how to set one up, and shows no form", async ({
  page,
  place,
}) => {
  const nobody = { kind: "out", hasKey: false, hasAccess: false };
  await page.route(`**${accessPaths.session}`, (route) => route.fulfill({ json: nobody }));
  await page.goto(`${place.address}/organizar`);
  await expect(page.getByText("ORGANISERS_KEY")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("an organiser whose session ends signs in over the page, and typed text is still there", async ({
  page,
  place,
}) => {
  await enter(page, place, "/puertas");
  const name = page.getByLabel(/^Nombre/);
  await name.fill("Entrada del parqueo");
  await callAs(page, place, accessPaths.signOut);
  const open = page.getByRole("button", { name: "Abrir la puerta" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Entre de nuevo" });
  await expect(dialog.getByLabel("Clave")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Clave").fill(key);
  await dialog.getByLabel("Clave").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue("Entrada del parqueo");
  await expect(open).toBeFocused();
  await open.press("Enter");
  await expect(page.getByRole("dialog", { name: "Entrada del parqueo" })).toBeVisible();
});
