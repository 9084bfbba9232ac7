import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { expect, openPage, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

const { edicion, ediciones, ponentes } = await readEdition(frozenEdition);

test("everything can be reached and seen by keyboard alone, in reading order, with whole focus rings", async ({
  page,
}) => {
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
    // The carousel scrolls a photo into view, which takes a moment.
    await expect.poll(() => page.evaluate(cutRing)).toBeNull();
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

/** The focused element if its focus ring is clipped, or `null`. */
function cutRing(): string | null {
  const element = document.activeElement ?? document.body;
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, contain } = getComputedStyle(around);
    if (getComputedStyle(around).display === "contents") continue;
    const box = around.getBoundingClientRect();
    const paint = /paint|content|strict/.test(contain);
    const x = paint || overflowX !== "visible";
    const y = paint || overflowY !== "visible";
    if (x && (left - reach < box.left - 0.5 || right + reach > box.right + 0.5)) {
      return `${element.outerHTML.slice(0, 80)} in ${around.className || around.localName}`;
    }
    if (y && (top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5)) {
      return `${element.outerHTML.slice(0, 80)} in ${around.className || around.localName}`;
    }
  }
  return null;
}

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
