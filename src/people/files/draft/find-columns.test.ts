import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { type GivenRow, people, person, sheetOf } from "../testing/check-rows.ts";
import { fieldOfHeader } from "./field-names.ts";
import { unreadInWords } from "./find-columns.ts";
import { guessMapping } from "./guess-mapping.ts";

test.each([
  ["carnet", "carnet|CARNET|Carné| Carne |No. Carnet|Número de carné"],
  ["nombre", "nombre|Nombre completo|NOMBRES|Nombres y apellidos|Participante"],
  ["numeroTicket", "numeroTicket|No. Ticket|Número de ticket|numero_ticket|N° ticket|Nº Ticket"],
  ["numeroTicket", "#Ticket|TICKET|Boleto No."],
  ["correo", "Correo|Correo electrónico|Dirección de correo electrónico"],
  ["correo", "E-mail|Correo institucional"],
  ["telefono", "Teléfono|No. de teléfono|Número de celular|WhatsApp|Teléfono / WhatsApp"],
  ["telefono", "Tel. o celular|grupo_1/telefono|datos/de_contacto/Celular"],
  ["semestre", "Semestre|Ciclo académico|¿Qué semestre cursa?"],
])("a heading is recognised however %s is written: %s", (field, names) => {
  for (const name of names.split("|")) expect([name, fieldOfHeader(name)]).toEqual([name, field]);
});

test("headings of other columns are not recognised", () => {
  const others = "|edad|fecha|nombre del padre|ticket pagado|apellido|encargado/telefono";
  for (const name of others.split("|")) expect(fieldOfHeader(name), name).toBeNull();
});

test("a slip that may be the ticket is not read, and it is said; carnets below «Nombre» are read", () => {
  const unread = (...rows: GivenRow[]) => {
    const sheet = sheetOf(...rows);
    return unreadInWords(sheet, guessMapping(sheet.rows, carnets));
  };
  const [ana = []] = people;
  expect(unread(["Carnet", "Nombre", "No. de boleta"], [...ana, "83920"])).toEqual([
    expect.stringMatching(/^«No\. de boleta» no se lee.*elíjala en «Ticket»\.$/),
  ]);
  expect(unread(["Carnet", "Nombre", "Boleta", "Ticket"], [...ana, "83920", "1"])).toEqual([]);
  const spare = ["Carnet", "Nombre", "Ticket original", "Ticket repuesto"];
  expect(unread(spare, [...ana, "1", "901"])).toEqual([
    "«Ticket repuesto» no se lee: si es el número de la entrada, elíjala en «Ticket».",
  ]);
  const payer = ["Carnet", "Nombre", "Quien pagó la boleta", "No. de boleta"];
  expect(unread(payer, [...ana, "Eva Paz", "83920"])[0]).toMatch(/^«No\. de boleta» no se lee/);
  expect(unread(["Nombre", "Carnet"], ...people)).toEqual([]);
  expect(unread([...ana, "a@example.org"])).toEqual([]);
  const half = unread("Carnet|Nombre|Nombre", "2490-21-7|Ana|Paz", "2490-21-8|Luz|Coc");
  expect(half).toEqual([expect.stringMatching(/^«Nombre», en la columna C, no se lee/)]);
  expect(unread("Carnet|Nombre|Nombre", "2490-21-7|Ana Paz|", "2490-21-8||Luz Coc")).toEqual([]);
  const turned = ["2490-21-7|Pérez, Ana", "|PRESENTES"];
  expect(unread("Carnet|Apellidos y nombres", ...turned)).toEqual([]);
});

test.each([
  ["in a second table", ["Carnet", "Nombre", "", "Carnet", "Nombre"]],
  ["as companions", ["Carnet", "Nombre", "", "Carnet del acompañante", "Nombre del acompañante"]],
])("people beside others, %s, are not read, and it is said", (_, header) => {
  const rows = people.slice(0, 4).map((each, index) => [...each, "", ...person(index + 4)]);
  const sheet = sheetOf(header, ...rows);
  const mapping = guessMapping(sheet.rows, carnets);
  expect(mapping).toMatchObject({ carnet: 0, nombre: [1] });
  expect(unreadInWords(sheet, mapping)).toEqual([
    expect.stringMatching(/^«Carnet(?: 2| del acompañante)?», en la columna D, no se lee/),
  ]);
});
