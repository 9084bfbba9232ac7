import { expect, test } from "vitest";
import { search, searchIndex } from "./search.ts";

const people = new Map([
  ["2490-21-1", { nombre: "José Ángel Núñez Güell", numeroTicket: "XIII-001" }],
  ["2490-21-22", { nombre: "María-José de León", numeroTicket: "XIII-002" }],
  ["0901-19-5", { nombre: "Ana O'Brien", numeroTicket: "A 7" }],
]);
const index = searchIndex(people);
const found = (query: string, most = 8) => search(index, query, most).map(({ carnet }) => carnet);

test.each([
  ["jose", ["2490-21-1", "2490-21-22"]],
  ["JOSÉ", ["2490-21-1", "2490-21-22"]],
  ["nunez jose", ["2490-21-1"]],
  ["guell", ["2490-21-1"]],
  ["Nu\u0301n\u0303ez", ["2490-21-1"]],
  ["maria jose leon", ["2490-21-22"]],
  ["brien", ["0901-19-5"]],
  ["2490-21", ["2490-21-1", "2490-21-22"]],
  ["24902122", ["2490-21-22"]],
  ["xiii-002", ["2490-21-22"]],
  ["osé", []],
  ["j", []],
  ["", []],
  ["-", []],
])("%j finds %j", (query, carnets) => {
  expect(found(query)).toEqual(carnets);
});

test("no more are found than are wanted", () => {
  expect(found("jose", 1)).toEqual(["2490-21-1"]);
});
