import { describe, expect, test } from "vitest";
import { findHeader } from "./columns.ts";
import { fieldOfHeader } from "./field-names.ts";
import { type Row, textCell } from "./table.ts";

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

describe("findHeader", () => {
  test("finds the columns in any order and lists the others", () => {
    const header = findHeader(rows(["Correo", "No. Ticket", "Nombre", "Carné", ""]));
    expect(header).toMatchObject({
      kind: "found",
      headerAt: 0,
      columns: { index: { carnet: 3, nombre: 2, numeroTicket: 1 }, ignored: ["Correo"], width: 4 },
    });
  });

  test("names the columns it found and those it needs", () => {
    expect(findHeader(rows(["carnet", "Nombre", "Correo"]))).toEqual({
      kind: "unusable",
      fault: {
        kind: "missing columns",
        missing: ["numeroTicket"],
        found: ["carnet", "Nombre", "Correo"],
      },
    });
  });
});
