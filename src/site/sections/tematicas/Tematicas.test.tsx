// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { inEdition } from "#site/testing/in-edition.tsx";
import { Tematicas } from "./Tematicas.tsx";

const talk = (titulo: string, rest: object = {}) => ({
  titulo,
  descripcion: `Sobre ${titulo}`,
  icono: "ia",
  ponente: [],
  ...rest,
});
const pause = (titulo: string, rest: object = {}) => ({ titulo, ponente: [], ...rest });
const edition = testEdition();
const fechas = { ...edition.edicion.fechas, fin: "2025-10-05T17:00:00-06:00" };
const twoDays = { ...edition, edicion: { ...edition.edicion, fechas } };
const show = (...tematicas: ReturnType<typeof pause>[]) =>
  render(<Tematicas />, inEdition({ ...twoDays, tematicas }));

it("has what begins at the same hour in one row, each with its room, and one hour", () => {
  show(
    talk("Redes", { hora: "09:00", sala: "A" }),
    talk("Datos", { hora: "09:00", sala: "B" }),
    talk("Sin hora"),
    talk("Sin hora tampoco"),
  );
  const titles = [...document.querySelectorAll("ol > li")].map((row) =>
    [...row.querySelectorAll("h3, h4")].map(({ textContent }) => textContent.trim()),
  );
  expect(titles).toEqual([["Redes", "Datos"], ["Sin hora"], ["Sin hora tampoco"]]);
  expect(document.querySelectorAll("ol > li:first-child time")).toHaveLength(1);
  expect(screen.getByText("B")).toBeTruthy();
});

it("names the days of an event of several, and of no other", () => {
  show(talk("Redes", { hora: "09:00" }));
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  cleanup();
  show(talk("Redes", { hora: "09:00" }), talk("Datos", { hora: "09:00", dia: 2 }));
  const days = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(["Sábado 4 de octubre", "Domingo 5 de octubre"]);
  expect(document.querySelector("#charla-2 time, #charla-2")?.closest("ol")).not.toBe(
    document.querySelector("#charla-1")?.closest("ol"),
  );
  expect(document.querySelectorAll("time")[1]?.getAttribute("datetime")).toBe(
    "2025-10-05T09:00:00-06:00",
  );
});
