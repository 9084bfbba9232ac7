// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Edition } from "../domain/edition/edition.ts";
import { Page } from "./Page.tsx";
import { testEdition } from "./testing/edition.ts";

function built(changes: Partial<Edition> = {}): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Page edition={{ ...testEdition(), ...changes }} />);
  return page;
}

const sectionsOf = (page: HTMLElement) =>
  [...page.querySelectorAll("section")].map((section) => section.id);

it("leaves out the sections that have nothing to show yet", () => {
  const page = built({ ediciones: [], tematicas: [], ponentes: [], testimonios: [] });
  expect(sectionsOf(page)).toEqual(["inicio", "acerca", "sede"]);
  expect(page.querySelector("footer")?.id).toBe("pie");
});

it("keeps the order of the sections it has", () => {
  expect(sectionsOf(built({ ponentes: [] }))).toEqual([
    "inicio",
    "acerca",
    "sede",
    "ediciones",
    "tematicas",
    "testimonios",
  ]);
});

it("marks the ticket link as undecided only where the clock may change it", () => {
  const { edicion } = testEdition();
  expect(undecidedIn(built())).toBe(0);
  const fin = "2025-10-04T18:00:00-06:00";
  const ending = built({ edicion: { ...edicion, fechas: { ...edicion.fechas, fin } } });
  expect(undecidedIn(ending)).toBeGreaterThan(0);
  const fases = { entradasDesde: "2025-08-01T08:00:00-06:00" };
  expect(undecidedIn(built({ edicion: { ...edicion, fases } }))).toBeGreaterThan(0);
});

function undecidedIn(page: HTMLElement): number {
  return page.querySelectorAll('#inicio a[data-undecided="true"]').length;
}
