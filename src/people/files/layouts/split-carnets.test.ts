import { expect, test } from "vitest";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import { carnets } from "#testing/carnets.ts";
import { check, faultsOf, sheetOf, sheetsOf } from "../testing/check-rows.ts";
import { splitCarnets, splitText } from "./split-carnets.ts";

test.each([
  ["2490-21-1045 Ana Paz Xol", "Ana Paz Xol"],
  ["3. Ana Paz Xol - 2490-21-1045 ✅", "Ana Paz Xol"],
  ["• Ana Paz (Anita), carné: 2490 - 21 - 1045.", "Ana Paz (Anita)"],
  ["[09:14, 1/10/2025] Eva Sic: 2490-21-1045, Ana Paz Xol", "Ana Paz Xol"],
  ["1/10/2025, 9:14 a. m. - Eva Sic: Ana Paz Xol (2490-21-1045)", "Ana Paz Xol"],
  ["- [x] Ana Paz Xol 2490-21-1045", "Ana Paz Xol"],
  ["1.- Ana Paz Xol.- 2490-21-1045.-", "Ana Paz Xol"],
  ["Hola, yo soy Ana Paz Xol y mi carné es 2490-21-1045", "Ana Paz Xol"],
  ["Mi carné: 2490-21-1045, Noé Soyos Mijangos Carney", "Noé Soyos Mijangos Carney"],
  ["Carnet: 2490-21-1045 Nombre completo: Ana Paz Xol", "Ana Paz Xol"],
  ["3. Ana Paz Xol - 2490-21-1045 - 5555 0001", "Ana Paz Xol"],
  ["Ana Paz Xol 2490-21-1045 \u200e<Se editó este mensaje.>", "Ana Paz Xol"],
  ["Nombre: Ana Paz 4.º A 2490-21-1045 5555 0001", null],
])("the line %j has a carnet and the name %j", (line, nombre) => {
  const [sheet] = sheetsOf(`Buenas, van los carnets y nombres\n${line}\nLuz Coc 2490-20-77`);
  const rows = sheet && check(splitCarnets(sheet, carnets)).rows;
  expect(rows?.map(({ status, values }) => [status, values.carnet, values.nombre])).toEqual([
    ["faulty", undefined, "Buenas, van los carnets y nombres"],
    nombre === null ? ["faulty", undefined, line] : ["listed", "2490-21-1045", nombre],
    ["listed", "2490-20-77", "Luz Coc"],
  ]);
});

test("rows whose cells ran into each other are asked about, also where a carnet and a name are in one", () => {
  const rows = ["Carnet,Nombre,Ticket,Pagó", "2490-21-1 Ana P001,TRUE", "2490-21-2 Luz C002,TRUE"];
  const [sheet] = sheetsOf(rows.join("\n"));
  const reasons = sheet && faultsOf(check(splitCarnets(sheet, carnets)));
  expect(reasons?.flat()).toEqual(rows.slice(1).map(() => expect.stringMatching(/^la fila tiene/)));
});

test("a carnet of all digits needs no dashes, and somebody between tildes is struck through", () => {
  const [sheet] = sheetsOf("Ana Paz Xol 249021001045\n~Luz Coc 2490-20-77~\nEva Sic 3049871234567");
  const rows = sheet && check(splitCarnets(sheet, carnets)).rows;
  expect(rows).toMatchObject([
    { status: "listed", values: { carnet: "2490-21-001045", nombre: "Ana Paz Xol" } },
    { status: "listed", doubts: [{ reason: { kind: "struck row" } }] },
    { status: "faulty" },
  ]);
});

test("carnets without dashes are asked about; a line with two is one of several people", () => {
  const [sheet] = sheetsOf(
    "Ana Paz 24902101045\nLuz Coc 2490-20-77 y Eva Sic 2490-20-78\nIvo Tol 55550001",
  );
  const reasons = sheet && faultsOf(check(splitCarnets(sheet, carnets)));
  expect(reasons).toEqual([
    ["se puede leer de dos maneras: 0249-02-101045 o 2490-21-01045"],
    ["parece de varias personas"],
    ["falta el carnet"],
  ]);
});

test("commas of a chat's messages are no columns, whoever wrote them", () => {
  const lines = ["8:01 a. m.", "8:02 a. m."].map(
    (hour, at) =>
      `\u200e[10/11/25, ${hour}] +502 5555 0001: ${at === 0 ? "Ana Paz" : "Luz Coc"}, 2490-21-${at}`,
  );
  const [chat] = sheetsOf(lines.join("\n"));
  const people = chat && check(splitCarnets(chat, carnets)).people;
  const read = people?.map(({ carnet, nombre }) => `${carnet} ${nombre}`);
  expect(read).toEqual(["2490-21-0 Ana Paz", "2490-21-1 Luz Coc"]);
});

test("a telephone with as many digits as a carnet is none beside one with dashes", () => {
  const rules = carnetRules([4, 4]);
  const texts = ["2490-1045 - Ana Paz - 55551234", "Ana Paz 24901045"];
  expect(texts.map((text) => splitText(text, rules)?.carnet)).toEqual(["2490-1045", "24901045"]);
});

test("of a chat with few carnets, every line is a row", () => {
  const [chat] = sheetsOf("Buenas\n2490-21-1 Ana Paz\nGracias\n2490-21-2\nMañana\nNo hay");
  const draft = chat && check(splitCarnets(chat, carnets));
  expect(draft?.people.map(({ nombre }) => nombre)).toEqual(["Ana Paz"]);
  expect(draft?.rows).toHaveLength(6);
  expect(draft?.rows[3]).toMatchObject({ values: { carnet: "2490-21-2" }, status: "faulty" });
});

test("names of a video call, in which people write their carnets, are split in their table alone", () => {
  for (const header of ["Nombre|Entrada|Correo electrónico", "Name (Original Name)|Join|Email"]) {
    const [call] = sheetsOf(
      `Reunión\tConvención\n${header}\n2490-21-1 Ana Paz|8:01|a@example.org`.replaceAll("|", "\t"),
    );
    const [ana] = (call && check(splitCarnets(call, carnets)).people) ?? [];
    expect(ana).toMatchObject({ carnet: "2490-21-1", nombre: "Ana Paz", correo: "a@example.org" });
  }
  const asked = sheetOf("Hora|Escriba su nombre y carné", "1/10/2025 8:00|Ana Paz, 2490-21-1");
  const [own] = check(splitCarnets(asked, carnets)).people;
  expect(own).toMatchObject({ carnet: "2490-21-1", nombre: "Ana Paz" });
  const list = sheetOf("Carnet|Usuario", "2490-21-1|2490-21-1 Ana Paz");
  expect(splitCarnets(list, carnets)).toBe(list);
  const form = sheetOf(
    "Marca temporal|Taller|Carné|Nombre",
    "1/10/2025 8:00|Tarde - IA: básico|2490-21-1|Ana Paz",
    "1/10/2025 8:01|Tarde - IA: básico|2490-21-2|Luz Coc",
  );
  expect(splitCarnets(form, carnets)).toBe(form);
  const damaged = "2.49E+11|";
  const noted = sheetOf("Carnet|Nota", `${damaged}su carnet es 2490-21-1`, damaged, damaged);
  expect(splitCarnets(noted, carnets)).toBe(noted);
});
