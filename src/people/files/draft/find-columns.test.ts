import { expect, test } from "vitest";
import { fieldOfHeader } from "./field-names.ts";

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
      "Boleto No.",
    ],
  ],
  [
    "correo",
    [
      "Correo",
      "Correo electrónico",
      "Dirección de correo electrónico",
      "E-mail",
      "Correo institucional",
    ],
  ],
  [
    "telefono",
    [
      "Teléfono",
      "No. de teléfono",
      "Número de celular",
      "WhatsApp",
      "Teléfono / WhatsApp",
      "Tel. o celular",
    ],
  ],
  ["semestre", ["Semestre", "Ciclo académico", "¿Qué semestre cursa?"]],
])("a heading is recognised however %s is written", (field, names) => {
  for (const name of names) expect([name, fieldOfHeader(name)]).toEqual([name, field]);
});

test("headings of other columns are not recognised", () => {
  for (const name of ["", "edad", "fecha", "nombre del padre", "ticket pagado", "apellido"]) {
    expect([name, fieldOfHeader(name)]).toEqual([name, null]);
  }
});
