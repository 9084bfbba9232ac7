import { accessCalls } from "#access/model/calls.ts";
import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import { setStyle } from "../testing/set-style.ts";
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
import type { RunningPlace } from "./testing/start-place.ts";

test.use({ expectedConsole: ofTheNetwork });

async function linkOf({ store, address }: RunningPlace): Promise<string> {
  const wanted = { name: "Ana Lucía", role: "all" } as const;
  const { secret } = await newInvitation(store.access, wanted, Date.now());
  return organisersLink(address, secret);
}

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
  // An edition whose colour is a yellow has a main button of another colour, on the dark ground.
  await setStyle(page, ":root { --main: var(--text); --main-bright: #fff }");
  await expectAccessible(page);
  await field.fill(key);
  await field.press("Enter");
  await expect(heading(page)).toBeVisible();
  await setStyle(page, ":root { font-size: 200% }");
  const isWhole = (each: Element) => each.clientWidth > 0 && each.scrollWidth <= each.clientWidth;
  expect(await page.getByRole("button", { name: "Poner su nombre" }).evaluate(isWhole)).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByLabel("Su nombre").click();
  await page.keyboard.insertText("  Ana   Lucía ");
  await page.getByRole("button", { name: "Guardar nombre" }).click();
  await expect(toast(page)).toContainText("a nombre de Ana Lucía");
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel("Su nombre")).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
  await page.getByRole("button", { name: "Salir" }).click();
  await expect(field).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
});

test("a personal link asks first, works once, and its secret is removed from the address at once", async ({
  page,
  place,
  browser,
}) => {
  const link = await linkOf(place);
  await page.goto(link);
  const enter = page.getByRole("button", { name: "Entrar como Ana Lucía" });
  await expect(enter).toBeVisible();
  expect(page.url()).toBe(`${place.address}/organizar`);
  await expectAccessible(page);
  // A press on another day: until then nothing is spent.
  await page.goto(link);
  await enter.click();
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
  await page.goto(link);
  await expect(page.getByRole("navigation", { name: "Partes" })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole("alert")).toContainText("Este enlace ya se usó");
  await expect(other.getByLabel("Clave")).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});

test("whoever presses a link and gets no answer enters with the next press, also after opening page or link again", async ({
  page,
  place,
}) => {
  const link = await linkOf(place);
  const enter = page.getByRole("button", { name: "Entrar como Ana Lucía" });
  await page.goto(link);
  await page.route(`**${accessCalls.signIn.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await enter.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(`**${accessCalls.signIn.path}`);
  await page.context().clearCookies();
  await page.goto(`${place.address}/organizar`);
  await expect(enter).toBeVisible();
  await page.goto("about:blank");
  await page.goto(link);
  await enter.click();
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("an organiser of list and doors sees these parts alone", async ({ page, place }) => {
  await enter(page, place, "/textos", "Rosa", "list-and-doors");
  const parts = page.getByRole("navigation", { name: "Partes" }).getByRole("link");
  await expect(parts).toHaveText(["Hoy", "Lista", "Puertas"]);
  await expect(page.getByRole("link", { name: "Respaldo" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/organizar\/?$/);
  await parts.getByText("Lista").click();
  await page.getByRole("button", { name: "José Ángel Núñez Güell" }).click();
  await expect(page.getByRole("button", { name: "Quitar de la lista" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Borrar sus datos" })).toHaveCount(0);
});

test("a site without a way to sign in says how to set one up, and shows no form", async ({
  page,
  place,
}) => {
  const nobody = { kind: "out", hasKey: false };
  await page.route(`**${accessCalls.session.path}`, (route) => route.fulfill({ json: nobody }));
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
  const open = page.getByRole("button", { name: "Abrir la puerta" });
  await open.focus();
  await callAs(page, place, accessCalls.signOut.path);
  // Every few seconds the page asks by itself, so that the dialog may lie over the button already.
  await open.dispatchEvent("click");
  const dialog = page.getByRole("dialog", { name: "Entre de nuevo" });
  await expect(dialog.getByLabel("Clave")).toBeFocused();
  const ground = (each: Element) => getComputedStyle(each, "::backdrop").backgroundColor;
  // Nothing of the page is seen through it.
  expect(await dialog.evaluate(ground)).toMatch(/^rgb\(/);
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
