import { frozenEdition } from "#testing/frozen-edition.ts";
import { expect, openPage, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";
import { walk } from "../testing/walk.ts";

const { edicion, ediciones, ponentes } = await readEdition(frozenEdition);

test("everything can be reached and seen by keyboard alone, in reading order", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page);
  await page.locator("summary").last().focus();
  await page.keyboard.press("Enter");
  const reached = await walk(page, "the page");
  const order = [
    "Consigue tu entrada aquí",
    "Valida tu registro",
    "Programa",
    "Ponentes",
    "Sede",
    String(ediciones[0]?.anio),
    "Foto anterior",
    "Foto siguiente",
    "Comparte esta página",
    edicion.contacto.correo,
    "Fondo animado",
    "Agregar 4 partículas",
    "Quitar 2 partículas",
    "Pausar fondo",
  ];
  const places = order.map((name) => reached.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const withBio = ponentes.filter(({ semblanza }) => semblanza !== "");
  expect(reached.filter((name) => name.startsWith("Semblanza de"))).toHaveLength(withBio.length);
});
