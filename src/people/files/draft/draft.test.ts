import { expect, test } from "vitest";
import {
  check,
  doubtsOf,
  faultsOf,
  lineOf,
  proposalsOf,
  sheetOf,
  statuses,
} from "../testing/check-rows.ts";
import { noEdits } from "./draft.ts";

const form = [
  "Marca temporal",
  "¿Cuál es su número de carnet?",
  "¿Cuál es su nombre completo?",
  "¿Ya pagó?",
];
const anaAsked = ["1/9", "2490-21-1001", "Ana Pérez", "Sí"];
const ana = { carnet: "2490-21-1001", nombre: "Ana Pérez", numeroTicket: "001" };

test("a list without tickets gets the next free numbers; registered people keep theirs", () => {
  const sheet = sheetOf(form, ["1/9", "2490-21-1002", "Luis Mora", "No"], anaAsked, [
    "2/9",
    "2490-21-1003",
    "Eva Díaz",
    "Sí",
  ]);
  const draft = check(sheet, { people: [{ ...ana, numeroTicket: "XIII-041" }], prefix: "XIII-" });
  expect(draft.people.map(({ numeroTicket }) => numeroTicket)).toEqual([
    "XIII-042",
    "XIII-041",
    "XIII-043",
  ]);
  expect(draft.rows.map(({ isNumbered }) => isNumbered)).toEqual([true, false, true]);
});

test("without a prefix, the numbers go on as those of the registered people do", () => {
  const people = [{ ...ana, carnet: "2490-21-1002", numeroTicket: "XIII-030" }];
  const draft = check(sheetOf(form, anaAsked), { prefix: undefined, people });
  expect(draft.people.map(({ numeroTicket }) => numeroTicket)).toEqual(["XIII-031"]);
  expect(draft.prefix).toBe("XIII-");
});

test("where the sheet has tickets, rows that lack one are faulty, and a free one is proposed", () => {
  const header = ["Carnet", "Nombre", "Ticket"];
  const draft = check(
    sheetOf(header, [ana.carnet, ana.nombre, ""], ["2490-21-1003", "Eva Díaz", "7"]),
  );
  expect(statuses(draft)).toEqual(["faulty", "listed"]);
  expect(proposalsOf(draft)).toEqual(["8", undefined]);
});

test("only rows with the chosen value count, however it is written", () => {
  const sheet = sheetOf(
    form,
    anaAsked,
    ["1/9", "2490-21-1002", "Luis Mora", "no"],
    ["1/9", "2490-21-1003", "Eva Díaz", "SI "],
  );
  expect(statuses(check(sheet, { filter: { column: 3, values: ["si"] } }))).toEqual([
    "listed",
    "filtered",
    "listed",
  ]);
});

test("the last of several rows with a carnet counts, which is doubtful, unless it is left out", () => {
  const sheet = sheetOf(
    form,
    anaAsked,
    ["2/9", "2490211001", "Ana Lucía Pérez", "Sí"],
    ["3/9", "2490-21-1001", "Ana Lucía Pérez", "Sí"],
  );
  const draft = check(sheet);
  expect(statuses(draft)).toEqual(["superseded", "listed", "repeated"]);
  expect(draft.rows.map(({ instead }) => instead)).toEqual([3, null, 3]);
  expect(draft.people).toHaveLength(1);
  expect(doubtsOf(draft)).toEqual([
    [],
    ["la línea 2 es de la misma persona y dice «Ana Pérez»; cuenta la última"],
    [],
  ]);
  const first = check(sheet, { edits: { ...noEdits, leftOut: [3, 4] } });
  expect(statuses(first)).toEqual(["listed", "left out", "left out"]);
});

test("two people with one carnet are both to be mended, until one carnet is corrected or one row left out", () => {
  const sheet = sheetOf(form, anaAsked, ["2/9", "2490-21-1001", "Luis de la Mora", "Sí"]);
  const draft = check(sheet);
  expect(statuses(draft)).toEqual(["faulty", "faulty"]);
  expect(faultsOf(draft)[0]).toEqual([
    "el carnet está también en la línea 3, con el nombre «Luis de la Mora»",
  ]);
  const luis = lineOf(draft.rows[1]);
  const typed = { [luis]: { carnet: "2490-21-1002" } };
  expect(statuses(check(sheet, { edits: { ...noEdits, typed } }))).toEqual(["listed", "listed"]);
  const leftOut = [luis];
  expect(statuses(check(sheet, { edits: { ...noEdits, leftOut } }))).toEqual([
    "listed",
    "left out",
  ]);
});

test.each([
  ["José López", "Marta López"],
  ["Mario López", "María López"],
  ["Ana Po", "Ana Xol"],
  ["Ana de la Cruz", "Ana de la Paz"],
  ["Ana Pérez", "Ana Pérez Mora", "Ana Pérez Soto"],
])("%s and %s are two people", (...nombres) => {
  const draft = check(sheetOf(form, ...nombres.map((each) => ["1/9", "2490-21-1001", each, "Sí"])));
  expect(statuses(draft)).toEqual(nombres.map(() => "faulty"));
});

test.each([
  ["Ana de Pérez", "ANA PEREZ LOPEZ"],
  ["Ana Lucía Pérez", "Pérez, Ana L."],
])("%s and %s are one person", (...nombres) => {
  const draft = check(sheetOf(form, ...nombres.map((each) => ["1/9", "2490-21-1001", each, "Sí"])));
  expect(statuses(draft)).toEqual(["superseded", "listed"]);
});

test("a row without a name is no second person", () => {
  const nameless = ["2/9", "2490-21-1001", "", "Sí"];
  expect(statuses(check(sheetOf(form, nameless, anaAsked)))).toEqual(["superseded", "listed"]);
});

test("who shares a carnet is told of the other person, not of a row that repeats the own", () => {
  const draft = check(
    sheetOf(form, anaAsked, ["2/9", "2490-21-1001", "Beto Mora", "Sí"], anaAsked),
  );
  expect(statuses(draft)).toEqual(["faulty", "faulty", "repeated"]);
  expect(faultsOf(draft)).toEqual([
    ["el carnet está también en la línea 3, con el nombre «Beto Mora»"],
    ["el carnet está también en la línea 2, con el nombre «Ana Pérez»"],
    [],
  ]);
});

test("a typed value corrects a row, and a row can be left out", () => {
  const sheet = sheetOf(form, ["1/9", "21-1002", "Luis Mora", "Sí"], anaAsked);
  expect(statuses(check(sheet))).toEqual(["faulty", "listed"]);
  const edited = check(sheet, {
    edits: { ...noEdits, typed: { 2: { carnet: "2490-21-1002" } } },
  });
  expect(statuses(edited)).toEqual(["listed", "listed"]);
  expect(statuses(check(sheet, { edits: { ...noEdits, leftOut: [2] } }))).toEqual([
    "left out",
    "listed",
  ]);
});

test("the carnet that is probably meant is proposed for a faulty one", () => {
  const rows = ["2490/21-77", "249O-21-78", "21-79", "carnet 2490-21-80", "2.49021E+11", "12"];
  const sheet = sheetOf(
    form,
    anaAsked,
    ...rows.map((carnet, index) => ["1/9", carnet, `Eva Paz ${index}`, "Sí"]),
  );
  expect(proposalsOf(check(sheet))).toEqual([
    undefined,
    "2490-21-77",
    "2490-21-78",
    "2490-21-79",
    "2490-21-80",
    null,
    null,
  ]);
});

test("a carnet that lacks its beginning is not only completed with zeros", () => {
  const sheet = sheetOf(form, anaAsked, ["1/9", "21-104507", "Luis Mora", "Sí"]);
  const readings = ["2490-21-104507", "0021-10-4507"];
  expect(check(sheet).rows[1]?.faults[0]?.reason).toMatchObject({ readings });
  const luis = { carnet: "2490-21-104507", nombre: "Luis Mora", numeroTicket: "7" };
  expect(proposalsOf(check(sheet, { people: [luis] }))[1]).toBe(luis.carnet);
});

test("a surplus cell in a text file is a fault until somebody confirms it", () => {
  const sheet = sheetOf(form, [...anaAsked, "", "de más"]);
  const draft = check(sheet);
  expect(faultsOf(draft)).toEqual([["la fila tiene 6 celdas y el encabezado 4"]]);
  const line = lineOf(draft.rows[0]);
  expect(statuses(check(sheet, { edits: { ...noEdits, typed: { [line]: {} } } }))).toEqual([
    "listed",
  ]);
});

test("people below a title, without a header, are listed whatever its width", () => {
  const sheet = sheetOf(["Lista 2025"], ["2490-21-1", "Ana Paz"], ["2490-21-2", "Luz Tol"]);
  expect(statuses(check(sheet))).toEqual(["listed", "listed"]);
});
