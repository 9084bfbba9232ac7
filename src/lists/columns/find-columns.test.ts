import { describe, expect, test } from "vitest";
import { type Row, textCell } from "../table/table.ts";
import { fieldOfHeader } from "./field-names.ts";
import { findColumns } from "./find-columns.ts";

const rows = (...lines: readonly (readonly string[])[]): Row[] =>
  lines.map((cells, index) => ({ line: index + 1, cells: cells.map(textCell), mark: null }));

describe("fieldOfHeader", () => {
  test.each([
    ["carnet", ["carnet", "CARNET", "Carné", " Carne ", "No. Carnet", "Número de carné"]],
    ["nombre", ["nombre", "Nombre completo", "NOMBRES", "Nombres y apellidos", "Participante"]],
    [
      "numeroTicket",
      [
        "numeroTicket",
        "No. Ticket",
        "Número de ticket",
        "numero_ticket",
        "N° ticket",
        "Nº Ticket",
        "#Ticket",
        "TICKET",
      ],
    ],
  ])("knows the ways to write %s", (field, names) => {
    for (const name of names) expect([name, fieldOfHeader(name)]).toEqual([name, field]);
  });

  test("does not take other columns for ours", () => {
    for (const name of ["", "correo", "fecha", "nombre del padre", "ticket pagado", "apellido"]) {
      expect([name, fieldOfHeader(name)]).toEqual([name, null]);
    }
  });
});

test.each([
  ["surnames", ["Nombres", "Apellidos", "Apellidos"]],
  ["names", ["Nombre", "Nombre"]],
])("two columns of %s to which people give two answers are ambiguous", (_, names) => {
  const answers = names.map((name, at) => `${name} ${"abc"[at]}`);
  const found = findColumns(rows(["Carnet", ...names, "Ticket"], ["2490-21-1", ...answers, "1"]));
  expect(found).toMatchObject({ kind: "unusable", isAmbiguous: true });
});
