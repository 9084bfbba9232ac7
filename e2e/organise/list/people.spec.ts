import { readFile } from "node:fs/promises";
import { parseList } from "#people/files/parse-list.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { carnets } from "#testing/carnets.ts";
import {
  enter,
  expect,
  expectAccessible,
  heading,
  ofTheNetwork,
  people,
  test,
} from "../testing/running-place.ts";

const [jose, second, third] = people;
if (!jose || !second || !third) throw new Error("There are no people");

test.use({ expectedConsole: ofTheNetwork });

test("people are searched, added and found by what a student writes wrongly; files and paper have everybody", async ({
  page,
  place,
}) => {
  await enter(page, place, "/lista");
  await expect(page.getByText("30 personas")).toBeVisible();
  await expectAccessible(page);
  const main = page.getByRole("button", { name: "Importar una lista" });
  await expect(main).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const search = page.getByLabel(/^Buscar/);
  for (const [text, found] of [
    ["nunez jose", jose],
    [second.numeroTicket, second],
    [third.carnet, third],
  ] as const) {
    await search.fill(text);
    await expect(page.getByRole("rowheader")).toHaveText([found.nombre]);
  }
  await search.fill("");
  await expect(page.getByRole("rowheader").first()).toHaveText(jose.nombre);

  await page.getByRole("button", { name: "Agregar personas" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Ticket" })).toHaveValue("XIII-031");
  await page.getByRole("textbox", { name: "Nombre" }).fill("=HOY() Ñandú");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Carnet" })).toBeFocused();
  await page.getByRole("textbox", { name: "Carnet" }).fill(jose.carnet);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Revise: .*Si está bien, guárdelo así\.$/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: `Ese carnet ya es de ${jose.nombre}` }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Carnet" }).fill("2490-21-5555");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Guardar así" }).click();
  await expect(page.getByText("31 personas")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Ticket" })).toHaveValue("XIII-032");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("button", { name: "Agregar personas" })).toBeFocused();

  await search.fill("2490-12-1001");
  const why = page.getByRole("region", { name: "¿Por qué no aparece?" });
  await expect(why.getByRole("listitem").first()).toContainText(second.nombre);
  await expect(why.getByRole("listitem").first()).toContainText("Tiene un número distinto");
  await expectAccessible(page);
  await why.getByRole("button", { name: "Ver y corregir" }).first().click();
  await expect(page.getByRole("textbox", { name: "Carnet" })).toHaveValue(second.carnet);
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("button", { name: second.nombre, exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Descargar o imprimir" }).click();
  await expectAccessible(page);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar Excel" }).click();
  const reading = await parseList(await readFile(await (await waiting).path()), carnets);
  const names = reading.kind === "list" ? reading.participants.map(({ nombre }) => nombre) : [];
  // The workbook is by surname.
  expect(names.toSorted()).toEqual(
    [...people.map(({ nombre }) => nombre), "=HOY() Ñandú"].toSorted(),
  );
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed =
        document.querySelector("[data-printed] tbody")?.textContent ?? "";
    };
  });
  await page.getByRole("button", { name: "Imprimir para la puerta" }).click();
  await expect(page.locator("body")).toHaveAttribute(
    "data-printed",
    /Núñez Güell, José Ángel2490-21-1000/,
  );
});

test("two organisers at once: no change is lost unseen, and typed text stays", async ({
  page,
  context,
  place,
}) => {
  // Her first call is under way when Beto's link ends her session in this browser.
  const json = { type: organiserProblems.signedOut.type };
  await page.route("**/api/organizar/lista", (route) => route.fulfill({ status: 401, json }), {
    times: 1,
  });
  await enter(page, place, "/lista", "Ana");
  const other = await context.newPage();
  await enter(other, place, "/lista", "Beto");
  for (const each of [page, other]) {
    await each.getByRole("button", { name: jose.nombre, exact: true }).click();
  }
  await other.getByRole("textbox", { name: "Nombre" }).fill("José de Beto");
  await other.getByRole("textbox", { name: "Ticket" }).fill("Palco");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("button", { name: "José de Beto", exact: true })).toBeFocused();

  await page.getByRole("textbox", { name: "Nombre" }).fill("José de Ana");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(/Alguien más la cambió mientras tanto: nombre «.+» → «José de Beto»/),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("José de Ana");
  await expectAccessible(page);
  expect(await place.store.findParticipant(jose.carnet)).toMatchObject({ nombre: "José de Beto" });
  await page.getByRole("textbox", { name: "Nombre" }).press("Enter");
  await expect(page.getByRole("button", { name: "José de Ana", exact: true })).toBeFocused();
  const both = { nombre: "José de Ana", numeroTicket: "Palco" };
  expect(await place.store.findParticipant(jose.carnet)).toMatchObject(both);
  await page.getByRole("button", { name: "José de Ana", exact: true }).click();
  await page.getByText("Historial").click();
  await expect(page.getByText("nombre «José de Beto» → «José de Ana»")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar" }).click();

  // The other page knows an older list: an import is compared again, and a person is added at once.
  await other.getByRole("button", { name: "Importar una lista" }).click();
  await other.getByRole("button", { name: "Pegar filas" }).click();
  await other
    .getByLabel("Filas copiadas")
    .fill("2490-21-77\tPegada Una Mora\n21-78\tPegada Dos Mora");
  await other.getByRole("button", { name: "Leer las filas" }).click();
  await other.getByRole("button", { name: "Usar 2490-21-78" }).click();
  await page.getByRole("button", { name: second.nombre, exact: true }).click();
  await page.getByRole("button", { name: "Quitar de la lista" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar de la lista" }).click();
  await expect(page.getByText("29 personas")).toBeVisible();
  await other.getByRole("button", { name: /^Guardar/ }).click();
  await expect(other.getByText(/se comparó otra vez, con sus arreglos/)).toBeVisible();
  await expect(other.getByLabel("Carnet", { exact: true }).last()).toHaveValue("2490-21-78");
  await other.getByRole("button", { name: /^Guardar/ }).click();
  await expect(other.getByText("Importado: 2 nuevas")).toBeVisible();
  expect(await place.store.participants()).toHaveLength(31);

  // The ticket that the page filled in has been given meanwhile, so the person gets the next one.
  await page.getByRole("button", { name: "Agregar personas" }).click();
  await expect(page.getByRole("textbox", { name: "Ticket" })).toHaveValue("XIII-031");
  await page.getByRole("textbox", { name: "Nombre" }).fill("Agregada Tres Mora");
  await page.getByRole("textbox", { name: "Carnet" }).fill("2490-21-1555");
  await page.keyboard.press("Enter");
  await expect(page.getByText("está en la lista con el ticket XIII-033")).toBeVisible();
  expect(await place.store.findParticipant("2490-21-1555")).toMatchObject({
    numeroTicket: "XIII-033",
  });
});

test("without a network nothing that was typed is lost, also after a look at another part", async ({
  page,
  context,
  place,
}) => {
  await enter(page, place, "/lista");
  await page.getByRole("button", { name: second.nombre, exact: true }).click();
  await page.getByRole("textbox", { name: "Nombre" }).fill("Escrita sin red");
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  // The answer to the press: the page says «Sin conexión con el sitio» before the call has failed.
  await expect(page.getByText("pruebe otra vez cuando vuelva la señal")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Accesos" }).click();
  await expect(heading(page)).toHaveText("Accesos");
  await page.getByRole("link", { name: "Lista" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Escrita sin red");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("button", { name: "Escrita sin red", exact: true })).toBeFocused();
  expect(await place.store.findParticipant(second.carnet)).toMatchObject({
    nombre: "Escrita sin red",
  });
});
