import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { expect, openPage, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

const { edicion, ediciones, ponentes } = await readEdition(frozenEdition);

test("everything can be reached and seen by keyboard alone, in reading order", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page);
  const reached: string[] = [];
  let ended = false;
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    // Opens a disclosure, so that its contents come next.
    if (await page.locator("summary:focus").count()) await page.keyboard.press("Enter");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      const line = document.querySelector("nav[aria-label=Secciones]");
      const [box, lineBox] = [element, line].map((each) => each?.getBoundingClientRect());
      return {
        name,
        ringed: outlineStyle !== "none" && outlineWidth !== "0px",
        covered:
          !line?.contains(element) &&
          (box?.top ?? 0) < (lineBox?.bottom ?? 0) &&
          (box?.bottom ?? 0) > (lineBox?.top ?? 0),
      };
    });
    if (!stop) {
      ended = true;
      break;
    }
    expect(stop.ringed, `${stop.name} shows its focus`).toBe(true);
    expect(stop.covered, `${stop.name} lies under the navigation`).toBe(false);
    reached.push(stop.name);
  }
  expect(ended, "the walk comes to its end").toBe(true);
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

test("links of the line at the top are whole while they have the focus, however narrow the phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 250, height: 640 });
  await openPage(page);
  const links = page.getByRole("navigation", { name: "Secciones" }).getByRole("listitem");
  await links.first().getByRole("link").focus();
  for (let more = (await links.count()) - 1; more > 0; more -= 1) {
    await page.keyboard.press("Tab");
    const right = () =>
      page.locator(":focus").evaluate((link) => link.getBoundingClientRect().right);
    await expect.poll(right).toBeLessThanOrEqual(250);
  }
});
