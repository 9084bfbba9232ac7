import { expect, test } from "vitest";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import {
  ana,
  anaAsked,
  check,
  doubtsOf,
  faultsOf,
  form,
  proposalsOf,
  sheetOf,
  statuses,
} from "../testing/check-rows.ts";
import { noEdits } from "./draft.ts";

test("carnets of one group: blanks and dashes are taken out of one, and what has no digits gets no proposal", () => {
  const rows = ["201945678|Ana Paz", "2019 45679|Luz Coc", "2019-45680|Eva Xol", "externo|Ivo Tol"];
  const sheet = sheetOf("Carnet|Nombre", ...rows, "201945681 201945682|Gil Mux");
  const draft = check(sheet, { carnets: carnetRules([9]) });
  expect(proposalsOf(draft)).toEqual([undefined, "201945679", "201945680", null, null]);
  expect(faultsOf(draft)[4]).toEqual(["parece de varias personas"]);
});

test("a list without tickets gets the next free numbers; registered people keep theirs", () => {
  const [luis, eva] = ["1/9|2490-21-1002|Luis Mora|No", "2/9|2490-21-1003|Eva Díaz|Sí"];
  const sheet = sheetOf(form, luis, anaAsked, eva);
  const draft = check(sheet, { people: [{ ...ana, numeroTicket: "XIII-041" }], prefix: "XIII-" });
  const tickets = draft.people.map(({ numeroTicket }) => numeroTicket);
  expect(tickets).toEqual(["XIII-042", "XIII-041", "XIII-043"]);
  expect(draft.rows.map(({ isNumbered }) => isNumbered)).toEqual([true, false, true]);
});

test("if numbers are not given, rows that lack a ticket are faulty, and a free one is proposed to each", () => {
  const sheet = sheetOf(form, anaAsked, "2/9|2490-21-1003|Eva Díaz|Sí");
  const draft = check(sheet, { prefix: null });
  expect(statuses(draft)).toEqual(["faulty", "faulty"]);
  expect(proposalsOf(draft)).toEqual(["001", "002"]);
});

test("with the heading of another table, its rows are left out, up to the first heading again", () => {
  const header = "Carnet|Nombre|Telefono";
  const sheet = sheetOf(
    header,
    "2490-21-1|Ana Paz|",
    "Carnet|Apellidos|Nombres",
    "2490-21-2|Xol|Eva",
    header,
    "2490-21-3|Luz Coc|",
  );
  const draft = check(sheet, { edits: { ...noEdits, leftOut: [3, 5] } });
  const out = "left out";
  expect(statuses(draft)).toEqual(["listed", out, out, out, "listed"]);
});

test("the last of several rows with a carnet counts, unless another is chosen", () => {
  const others = ["2/9|2490211001|Ana Lucía Pérez|Sí", "3/9|2490-21-1001|Ana Lucía Pérez|Sí"];
  const sheet = sheetOf(form, anaAsked, ...others);
  const draft = check(sheet);
  expect(statuses(draft)).toEqual(["superseded", "listed", "repeated"]);
  expect(draft.rows.map(({ instead }) => instead)).toEqual([3, null, 3]);
  expect(draft.people).toHaveLength(1);
  const first = check(sheet, { edits: { ...noEdits, kept: { "2490-21-1001": 2 } } });
  expect(statuses(first)).toEqual(["listed", "superseded", "superseded"]);
  expect(first.people[0]?.nombre).toBe("Ana Pérez");
});

test("a ticket that pandas wrote as 7.0 is probably 7", () => {
  const { rows } = check(sheetOf("Carnet|Nombre|Ticket", "2490-21-1|Ana Paz|7.0"));
  expect(rows[0]?.doubts).toMatchObject([{ proposal: "7" }]);
});

test("two people with one carnet are both to be mended, until one carnet is corrected or one row left out", () => {
  const sheet = sheetOf(form, anaAsked, ["2/9", "2490211001", "Luis de la Mora", "Sí"]);
  const draft = check(sheet);
  expect(statuses(draft)).toEqual(["faulty", "faulty"]);
  expect(faultsOf(draft)).toEqual([
    ["el carnet está también en la línea 3, con el nombre «Luis de la Mora»"],
    ["el carnet está también en la línea 2, con el nombre «Ana Pérez»"],
  ]);
  const typed = { 3: { carnet: "2490-21-1002" } };
  expect(statuses(check(sheet, { edits: { ...noEdits, typed } }))).toEqual(["listed", "listed"]);
  const without = check(sheet, { edits: { ...noEdits, leftOut: [3] } });
  expect(statuses(without)).toEqual(["listed", "left out"]);
});

test("of two people with one carnet, the one who is registered with another is offered it", () => {
  const luis = { carnet: "2490-21-1002", nombre: "Luis Mora", numeroTicket: "7" };
  const sheet = sheetOf(form, anaAsked, ["2/9", ana.carnet, luis.nombre, "Sí"]);
  expect(proposalsOf(check(sheet, { people: [ana, luis] }))).toEqual([null, luis.carnet]);
});

test("the registered carnet of a name is offered though somebody else's has other zeros", () => {
  const eva = { carnet: "2490-21-01001", nombre: "Eva Paz", numeroTicket: "7" };
  const sheet = sheetOf(form, anaAsked, "2/9||Eva Paz|Sí");
  expect(proposalsOf(check(sheet, { people: [eva] }))).toEqual([undefined, eva.carnet]);
});

test("instead of a date that is no carnet, the registered carnet of the name is offered", () => {
  const registered = { carnet: "2490-00021", nombre: "Ana Pérez", numeroTicket: "7" };
  const sheet = sheetOf("Carnet|Nombre", "1/1/2019|Ana Pérez");
  const draft = check(sheet, { carnets: carnetRules([4, 5]), people: [registered] });
  expect(proposalsOf(draft)).toEqual([registered.carnet]);
});

test.each([
  ["faulty", "faulty", ["Mario López", "María López"]],
  ["faulty", "faulty", ["Ana de la Cruz", "Ana de la Paz"]],
  ["faulty", "faulty", ["Ma. José López", "Marta José López"]],
  ["superseded", "listed", ["Ana de Pérez", "ANA PEREZ LOPEZ"]],
  ["superseded", "listed", ["Ana Lucía Pérez", "Pérez, Ana L."]],
  ["superseded", "listed", ["Francisco Javier Xol", "Fco. Javier Xol Paz"]],
  ["faulty", "faulty", ["Ana Pérez", "Ana Pérez Mora", "Ana Pérez Soto"]],
])("rows with one carnet are %s and then %s: %j", (first, then, nombres) => {
  const draft = check(sheetOf(form, ...nombres.map((each) => ["1/9", "2490-21-1001", each, "Sí"])));
  expect(statuses(draft)).toEqual([first, ...nombres.slice(1).map(() => then)]);
});

test("a row without a name is no second person, and one that lacks name or ticket does not count", () => {
  const nameless = ["2/9", "2490-21-1001", "", "Sí"];
  expect(statuses(check(sheetOf(form, nameless, anaAsked)))).toEqual(["superseded", "listed"]);
  expect(statuses(check(sheetOf(form, anaAsked, nameless)))).toEqual(["listed", "superseded"]);
  const [first, again] = ["2490-21-1001|Ana Paz|002", "2490-21-1001|ANA PAZ|"];
  for (const prefix of ["", null]) {
    const draft = check(sheetOf("Carnet|Nombre|Ticket", first, again), { prefix });
    expect(draft.people).toMatchObject([{ nombre: "Ana Paz", numeroTicket: "002" }]);
  }
});

test("a question that was worded anew, or asks again, is one with the former; who contradicts it is asked", () => {
  const header =
    "¿Cuál es tu carnet?|Escribe tu carné con guiones|Nombre completo|Nombre y apellidos";
  const anew = ["2490-21-1||Ana Paz|", "|2490-21-2||Luz Tol", "2490-21-3|||Eva Xol"];
  const { people } = check(sheetOf(header, ...anew));
  const read = people.map(({ carnet, nombre }) => `${carnet} ${nombre}`);
  expect(read).toEqual(["2490-21-1 Ana Paz", "2490-21-2 Luz Tol", "2490-21-3 Eva Xol"]);
  const again = [
    "2490-21-1|2490-21-1|Ana Paz",
    "2490-21-2|2490-21-2|Luz Tol",
    "2490-21-3|2490-21-33|Eva Xol",
  ];
  const asked = check(sheetOf("Carné|Confirme su carné|Nombre", ...again));
  expect(faultsOf(asked)).toEqual([[], [], ["dos columnas de lo mismo dicen algo distinto"]]);
});

test.each([
  ["2490/21-77", "2490-21-77"],
  ["21-79", "2490-21-79"],
  ["carnet 2490-21-80", "2490-21-80"],
  ["3 2490-21-10481 Sección 4", "2490-21-10481"],
  ["2490-21-1O482 (3)", "2490-21-10482"],
  ["2490-2021-1083", "2490-21-1083"],
  ["2.49021E+11", null],
])("for the faulty carnet %j, the one that is probably meant is proposed: %j", (carnet, meant) => {
  const sheet = sheetOf(form, anaAsked, ["1/9", carnet, "Eva Paz", "Sí"]);
  expect(proposalsOf(check(sheet))).toEqual([undefined, meant]);
});

test("a carnet without its beginning is completed with zeros, with one that others have, or as the person of its name", () => {
  const sheet = sheetOf("Carnet|Nombre", "21-104507|Luis Mora", "20-1045|Eva Paz");
  expect(proposalsOf(check(sheet))).toEqual([null, null]);
  const luis = { carnet: "2490-21-104507", nombre: "Luis Mora", numeroTicket: "7" };
  expect(proposalsOf(check(sheet, { people: [luis] }))[0]).toBe(luis.carnet);
  const readings = ["2490-21-104507", "0021-10-4507"];
  const { rows } = check(sheetOf(form, anaAsked, ["1/9", "21-104507", "Luis Mora", "Sí"]));
  expect(rows[1]?.faults[0]?.reason).toMatchObject({ readings });
  const people = [{ carnet: "2490-21-9", nombre: "Rosa Coc", numeroTicket: "9" }];
  expect(proposalsOf(check(sheet, { people }))[1]).toBe("2490-20-1045");
  const taken = sheetOf("Carnet|Nombre", "2490-20-1045|Ana Tum", "20-1045|Eva Paz");
  expect(proposalsOf(check(taken, { people }))[1]).toBeNull();
});

test.each([
  ["2490-21-7|Paz Xol|Ana Inés", "2490-21-8|Coc Tum|Eva Luz"],
  ["Ana|Paz Xol|2490-21-7", "Eva|Coc Tum|2490-21-8"],
])("without a header, the other half of a name is asked about: %s", (...rows) => {
  const [first = []] = doubtsOf(check(sheetOf(...rows)));
  expect(first).toEqual(["está junto al nombre, en una columna sin nombre que no se lee"]);
  const careers = rows.map((row) => `${row}|Sistemas`);
  expect(doubtsOf(check(sheetOf(...careers)))).toEqual([[expect.anything()], []]);
});

test("people below a title, without a header, are listed whatever its width", () => {
  const sheet = sheetOf(["Lista 2025"], ["2490-21-1", "Ana Paz"], ["2490-21-2", "Luz Tol"]);
  expect(statuses(check(sheet))).toEqual(["listed", "listed"]);
});
