// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FileForm } from "./FileForm.tsx";
import type { FormContext } from "./form-context.ts";

afterEach(cleanup);

function show(part: Pick<FormContext, "key" | "data"> & Partial<FormContext>) {
  const put = vi.fn<FormContext["put"]>();
  render(<FileForm context={{ faults: [], speakers: [], put, ...part }} />);
  return put;
}

const people = [
  { id: "ana", nombre: "Ana", rol: "Docente", muestra: true },
  { id: "beto", nombre: "Beto", rol: "Analista" },
];

test("nothing changes by showing a file", () => {
  const put = show({ key: "ponentes", data: people });
  expect(screen.getByText("Ana")).toBeDefined();
  expect(put).not.toHaveBeenCalled();
});

test("a change keeps what the form does not show", () => {
  const put = show({ key: "ponentes", data: people });
  const [name] = screen.getAllByLabelText("Cargo o especialidad");
  if (name) fireEvent.change(name, { target: { value: "Decana" } });
  expect(put).toHaveBeenLastCalledWith([], [{ ...people[0], rol: "Decana" }, people[1]]);
});

test("elements move", () => {
  const put = show({ key: "ponentes", data: people });
  fireEvent.click(screen.getByRole("button", { name: "Subir Beto" }));
  expect(put).toHaveBeenLastCalledWith([], people.toReversed());
});

test("elements are removed and added", () => {
  const put = show({ key: "ponentes", data: people });
  fireEvent.click(screen.getByRole("button", { name: "Quitar Ana" }));
  expect(put).toHaveBeenLastCalledWith([], [people[1]]);
  fireEvent.click(screen.getByRole("button", { name: "Agregar ponente" }));
  expect(put.mock.lastCall?.[1]).toHaveLength(2);
});

test("an element that was removed can be had back, at its place", () => {
  const put = vi.fn<FormContext["put"]>();
  const form = (data: unknown) => (
    <FileForm context={{ key: "ponentes", faults: [], speakers: [], put, data }} />
  );
  const { rerender } = render(form(people));
  fireEvent.click(screen.getByRole("button", { name: "Quitar Ana" }));
  const recover = screen.getByRole("button", { name: "Recuperar Ana" });
  expect(document.activeElement).toBe(recover);
  rerender(form(people.slice(1)));
  fireEvent.click(recover);
  expect(put).toHaveBeenLastCalledWith([], people);
});

test("a list has its name", () => {
  show({ key: "ponentes", data: people });
  expect(screen.getAllByRole("group", { name: "Certificaciones" })).toHaveLength(2);
});

test("a sample mark is taken off", () => {
  const put = show({ key: "ponentes", data: people });
  fireEvent.click(screen.getByRole("button", { name: "Ya es el definitivo" }));
  expect(put).toHaveBeenLastCalledWith([0, "muestra"], undefined);
});

test("a fault is shown at its field", () => {
  const fault = {
    file: "content/edicion.yaml",
    field: "edicion.entradas.telefono",
    found: "«5555»",
    expected: "un teléfono con código de país",
    fix: "Escríbalo así.",
  };
  show({ key: "edicion", data: { entradas: { telefono: "5555" } }, faults: [fault] });
  expect(screen.getByLabelText("Teléfono").closest(".entry")?.textContent).toContain(
    "Se encontró «5555». Se espera un teléfono con código de país. Escríbalo así.",
  );
});

test("a missing choice is reported without the values of the file", () => {
  const fault = {
    file: "content/edicion.yaml",
    field: "edicion.fechas.dia",
    found: "nada",
    isMissing: true as const,
    expected: "un día de la semana",
    fix: "Corríjalo, o borre la línea: es opcional.",
  };
  show({ key: "edicion", data: { fechas: {} }, faults: [fault] });
  const text = screen.getByLabelText("Día de la semana").closest(".entry")?.querySelector(".fault");
  expect(text?.textContent).toBe("Falta llenarlo: se espera uno de la lista.");
});

test("numbers with commas stay as they are typed, and follow a file that changes elsewhere", () => {
  const form = (carnet: unknown) => (
    <FileForm context={{ key: "edicion", faults: [], speakers: [], put() {}, data: { carnet } }} />
  );
  const { rerender } = render(form([4, 2]));
  const field = screen.getByLabelText<HTMLInputElement>("Forma del carnet");
  fireEvent.change(field, { target: { value: "4,2," } });
  rerender(form([4, 2]));
  expect(field.value).toBe("4,2,");
  rerender(form([9]));
  expect(field.value).toBe("9");
});

test("a date keeps its offset, and a talk takes its speaker by name", () => {
  const dates = show({
    key: "edicion",
    data: { fechas: { inicio: "2025-10-04T08:00:00-05:00" } },
  });
  fireEvent.change(screen.getByLabelText("Empieza"), { target: { value: "2025-10-05T09:00" } });
  expect(dates).toHaveBeenLastCalledWith([], { fechas: { inicio: "2025-10-05T09:00:00-05:00" } });
  const talks = show({ key: "tematicas", data: [{}], speakers: [{ id: "ana", name: "Ana L." }] });
  fireEvent.click(screen.getByLabelText("Ana L."));
  expect(talks).toHaveBeenLastCalledWith([], [{ ponente: "ana" }]);
});

test("a talk keeps its other speakers when one is chosen or taken off", () => {
  const speakers = ["ana", "beto", "carla"].map((id) => ({ id, name: id }));
  const talk = (ponente: string[]) => ({
    key: "tematicas" as const,
    data: [{ titulo: "Panel", ponente }],
    speakers,
  });
  const two = show(talk(["ana", "beto"]));
  fireEvent.click(screen.getByLabelText("carla"));
  expect(two).toHaveBeenLastCalledWith(
    [],
    [{ titulo: "Panel", ponente: ["ana", "beto", "carla"] }],
  );
  cleanup();
  const again = show(talk(["ana", "beto"]));
  fireEvent.click(screen.getByLabelText("ana"));
  expect(again).toHaveBeenLastCalledWith([], [{ titulo: "Panel", ponente: "beto" }]);
  cleanup();
  show(talk(["ana", "dora"]));
  expect(screen.getByLabelText("dora (no está entre los ponentes)")).toHaveProperty(
    "checked",
    true,
  );
});
