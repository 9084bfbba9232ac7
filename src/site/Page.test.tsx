// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Edition } from "#edition/model/edition.ts";
import { Page } from "./Page.tsx";
import { testEdition } from "./testing/edition.ts";

function built(changes: Partial<Edition> = {}): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Page edition={{ ...testEdition(), ...changes }} />);
  return page;
}

const sectionsOf = (page: HTMLElement) =>
  [...page.querySelectorAll("section")].map((section) => section.id);

it("shows its sections in order, and leaves out those that have nothing to show yet", () => {
  const whole = ["inicio", "acerca", "sede", "ediciones", "tematicas", "ponentes", "testimonios"];
  expect(sectionsOf(built())).toEqual(whole);
  const page = built({ ediciones: [], tematicas: [], ponentes: [], testimonios: [] });
  expect(sectionsOf(page)).toEqual(whole.slice(0, 3));
  expect(page.querySelector("footer")?.id).toBe("pie");
});

it("names each speaker of a talk with a link, its room, and no speaker where content names none", () => {
  const talk = { titulo: "Panel", descripcion: "Charla", icono: "ia" } as const;
  const page = built({
    tematicas: [
      { ...talk, ponente: ["beto", "ana"], sala: "Salón B-3" },
      { ...talk, titulo: "Cierre", ponente: [] },
    ],
  });
  const [panel, closing] = page.querySelectorAll("#tematicas li");
  expect(panel?.textContent).toMatch(/Beto Muestra y Ana Ejemplo.*Salón B-3/);
  const links = [...(panel?.querySelectorAll("a") ?? [])].map((link) => link.hash);
  expect(links).toEqual(["#ponente-beto", "#ponente-ana"]);
  expect(closing?.querySelector("a")).toBeNull();
  expect(page.querySelector("#ponente-beto a")?.textContent).toContain("Panel");
});

it("shows the facts that content gives, and nothing in the place of those it does not", () => {
  const { edicion } = testEdition();
  /** The facts in the event's zone, before it or after it, when the styles hide what is sold. */
  const facts = (page: HTMLElement, isOver = false) => {
    const gone = isOver ? "[data-sold], [hidden], .other-zone" : "[hidden], .other-zone";
    const list = page.querySelector("#inicio ul:has(time)");
    for (const part of list?.querySelectorAll(gone) ?? []) part.remove();
    return [...(list?.children ?? [])].map(({ textContent }) => textContent.trim());
  };
  expect(facts(built())).toEqual(["Sábado 4 de octubre de 2025", "8:00 AM", "Salón de prueba"]);
  const fechas = { ...edicion.fechas, fin: "2025-10-04T17:00:00-06:00" };
  const lugar = { ...edicion.lugar, ciudad: "Jutiapa" };
  const whole = { ...edicion, fechas, lugar, costo: "Q50", constancia: "Dos puntos" };
  expect(facts(built({ edicion: whole }))).toEqual([
    "Sábado 4 de octubre de 2025",
    "8:00 AM a 5:00 PM",
    "Jutiapa",
    "Salón de prueba",
    "Q50 Dos puntos",
  ]);
  expect(facts(built({ edicion: whole }), true).at(-1)).toBe("Dos puntos");
});
