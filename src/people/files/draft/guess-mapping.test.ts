import { expect, test } from "vitest";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import { carnets } from "#testing/carnets.ts";
import { joinCarnets } from "../layouts/join-carnets.ts";
import { type GivenRow, people, person, sheetOf } from "../testing/check-rows.ts";
import { guessMapping } from "./guess-mapping.ts";

const mappingOf = (...rows: GivenRow[]) => guessMapping(sheetOf(...rows).rows, carnets);

test("somebody's own carnet and name come before those of who paid and of a partner", () => {
  const payer = ["Carné", "Nombre completo", "¿A nombre de quién está la transferencia?"];
  // Who answers twice makes the own names less distinct.
  const paid = [...people, ...people.slice(0, 2)].map((row, at) => [
    ...row,
    `Eva Paz ${"abcdefghij"[at]}`,
  ]);
  expect(mappingOf(payer, ...paid)).toMatchObject({ carnet: 0, nombre: [1] });
  const pair =
    "Escriba su carné|Escriba su nombre|Carné de quien le acompaña|Nombre de quien le acompaña";
  const pairs = people.map((row, at) => [...(at > 0 ? row : ["2490-21-1O", "Ana"]), ...person(at)]);
  expect(mappingOf(pair, ...pairs)).toMatchObject({ carnet: 0, nombre: [1] });
  const changed = people.map((row, at) => [`2490-15-${at + 1}`, ...row]);
  expect(mappingOf(["Carnet anterior", "Carnet actual", "Nombre"], ...changed).carnet).toBe(1);
});

test.each([
  ["hours", (at: number) => `07:${30 + at} a. m.`],
  ["one price", () => "Q75"],
])("the ticket is not read from %s of an «Entrada»", (_, valueAt) => {
  const rows = people.map((row, at) => [...row, valueAt(at)]);
  const header = ["Carnet", "Nombre", "Entrada"];
  expect(mappingOf(header, ...rows)).toMatchObject({ numeroTicket: null });
  expect(mappingOf(header, ...rows.slice(0, 3))).toMatchObject({ numeroTicket: null });
  const numbered = people.map((row, at) => [...row, `Q75-${at}`]);
  expect(mappingOf(header, ...numbered)).toMatchObject({ numeroTicket: 2 });
});

test("of two columns of numbers that may be carnets, the longer ones are", () => {
  const rules = carnetRules([9]);
  const rows = people.map(([, nombre], at) => `${at + 1}|5555000${at}|20194567${at}|${nombre}`);
  expect(guessMapping(sheetOf(...rows).rows, rules)).toMatchObject({ carnet: 2, nombre: [3] });
  const header = ["No.", "Contacto", "Identificación", "Participante"];
  expect(guessMapping(sheetOf(header, ...rows).rows, rules)).toMatchObject({ carnet: 2 });
});

test("a day is no carnet, before one or as the name of a column", () => {
  const rows = people.map((row, at) => [`2026-11-${20 + at}`, ...row]);
  expect(mappingOf(...rows)).toMatchObject({ headerAt: null, carnet: 1, nombre: [2] });
  expect(mappingOf(["Fecha", "Código", "Nombre"], ...rows)).toMatchObject({ carnet: 1 });
  const attendance = ["2026-11-30", "Carnet", "Nombre"];
  expect(mappingOf(attendance, ...rows)).toMatchObject({ headerAt: 0, carnet: 1 });
});

test("the first of two blocks keeps its people, with a header or without", () => {
  const block = ["Carnet|Nombre|Ticket", "2490-21-2001|Eva Xol|1"];
  expect(mappingOf(["Carnet", "Nombre"], ...people, ...block)).toMatchObject({ headerAt: 0 });
  for (const carnet of ["2490-21-7", "2.49021E+11"]) {
    expect(mappingOf("Carnet|Nombre", `${carnet}|Luis Mora`, ...block)).toMatchObject({
      headerAt: 0,
    });
  }
  expect(mappingOf(...people, ...block)).toMatchObject({ headerAt: null, carnet: 0 });
  const dated = ["Generado el", "2026-11-29"];
  expect(mappingOf(dated, ["Informes", "78231234"], ...block)).toMatchObject({ headerAt: 2 });
});

test.each([
  ["Nombre (Nombre)", "Nombre (Apellidos)"],
  ["Nombre completo - First Name", "Nombre completo - Last Name"],
  ["Nombre_First", "Nombre_Last"],
])("parts of a name as %s and %s of a form are both read", (given, surname) => {
  const rows = people.map(([carnet = ""]) => [carnet, "Ana", "Pérez"]);
  expect(mappingOf(["Carné", given, surname], ...rows)).toMatchObject({ nombre: [1, 2] });
});

test("parts of a name that nobody filled in are not read beside the name that was asked", () => {
  const header = ["First Name", "Last Name", "Nombre completo", "Carné"];
  const rows = people.map(([carnet = "", nombre = ""]) => ["", "", nombre, carnet]);
  expect(mappingOf(header, ...rows)).toMatchObject({ nombre: [2] });
});

test("an address and a telephone are read below questions of a form, but not somebody else's", () => {
  const header =
    "Carné|Nombre|Correo de quien pagó|¿Desea entrar al grupo de WhatsApp?|¿Cuál es tu correo?|Escriba su número de teléfono";
  const rows = people.map((row) => [...row, "e@example.org", "Sí", "a@example.org", "5551-2345"]);
  expect(mappingOf(header, ...rows)).toMatchObject({ correo: 4, telefono: 5 });
});

test("the number of tickets is no ticket", () => {
  const header = ["Carnet", "Nombre", "Cantidad de tickets"];
  const rows = people.slice(0, 3).map((row, at) => [...row, `${at + 1}`]);
  expect(mappingOf(header, ...rows)).toMatchObject({ numeroTicket: null });
});

test("where a call's first names are carnets, the surnames are the name", () => {
  const header = ["First name", "Last name", "User email"];
  const rows = people.map((row) => [...row, "a@example.org"]);
  expect(mappingOf(header, ...rows)).toMatchObject({ carnet: 0, nombre: [1], correo: 2 });
});

test("columns whose values are of another kind than their names say are not read", () => {
  const header = ["Carnet", "Nombre", "Ticket", "Tipo"];
  const rows = people.map((each) => [...each, "Sí", "Presencial"]);
  expect(mappingOf(header, ...rows)).toMatchObject({ numeroTicket: null, tipo: null });
  const [first = [], ...others] = rows;
  const withSpeaker = [header, first.with(3, "Ponente").with(2, "1"), ...others];
  expect(mappingOf(...withSpeaker)).toMatchObject({ numeroTicket: 2, tipo: 3 });
  const blank = rows.map((each) => each.with(2, "").with(3, ""));
  expect(mappingOf(header, ...blank)).toMatchObject({ numeroTicket: null, tipo: 3 });
});

test("a carnet in three columns without a heading is recognised beside the rows' numbers", () => {
  const rows = people.map((_, at) => [`${at + 1}`, "2490", "21", `${1000 + at}`, `Ana Paz ${at}`]);
  const joined = (...all: GivenRow[]) =>
    guessMapping(joinCarnets(sheetOf(...all), carnets).rows, carnets);
  expect(joined(...rows)).toMatchObject({ headerAt: null, carnet: 1 });
  expect(joined(["Inscritos"], ...rows)).toMatchObject({ headerAt: 0, carnet: 1 });
  const header = ["No.", "Carrera", "Año", "Correlativo", "Nombre"];
  expect(joined(header, ...rows)).toMatchObject({ carnet: 1, numeroTicket: null, nombre: [4] });
  const halves = ["2490-21|1|Ana Paz", "2490-21|2|Luz Coc"];
  expect(joined("Código|Correlativo|Nombre", ...halves)).toMatchObject({ carnet: 0, nombre: [2] });
  for (const names of ["No.|Edad|Nota|Nombre", "No.|Año|Edad|Nombre"])
    expect(joined(names, "1|3|21|Ana Paz", "2|3|22|Luz Coc")).toMatchObject({ carnet: null });
});

test("a numbered name is part of the name, unless carnets are numbered, too", () => {
  const names = ["Nombre", "Nombre 2", "Apellido", "Apellido 2"];
  const person = ["2490-21-1", "Ana", "Eva", "Paz", "Xol"];
  const several = ["Carnet", "Nombre", "Apellido", "Carnet 2", "Nombre 2", "Apellido 2"];
  expect(mappingOf(["Carnet", ...names], person)).toMatchObject({ nombre: [1, 2, 3, 4] });
  const people = ["2490-21-1", "Ana", "Paz", "2490-21-2", "Eva", "Xol"];
  expect(mappingOf(several, people)).toMatchObject({ carnet: 0, nombre: [1, 2] });
});
