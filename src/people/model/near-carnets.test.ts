import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { nearness, nearPeople } from "./near-carnets.ts";

const person = (carnet: string, nombre: string) => ({ carnet, nombre, numeroTicket: carnet });

test.each([
  ["2490-21-4077", "2490-21-4077", "same"],
  ["2490214077", "2490-21-4077", "same"],
  ["2490-21-004077", "2490-21-4077", "zeros"],
  ["2490-21-77", "2490-21-0077", "zeros"],
  ["24902177", "2490-21-0077", "zeros"],
  ["9011-80-09112", "0901-18-009112", "zeros"],
  ["2490-21-4707", "2490-21-4077", "one edit"],
  ["2490-21-4078", "2490-21-4077", "one edit"],
  ["2490-21-407", "2490-21-4077", "one edit"],
  ["4077", "2490-21-4077", "only the end"],
  ["077", "2490-21-4077", null],
  ["2490-22-4078", "2490-21-4077", null],
  ["", "2490-21-4077", null],
])("%s is near %s: %s", (typed, registered, near) => {
  expect(nearness(typed, registered, carnets)).toBe(near);
});

test("people are found by carnet, name or both, the nearest first", () => {
  const people = [
    person("2490-21-1", "Ana Pérez"),
    person("2490-19-4077", "María José López"),
    person("2490-21-4770", "Luis Pérez"),
    person("2490-21-4078", "José Gómez"),
    person("1190-17-3", "Sin parecido"),
  ];
  const found = (carnet: string, nombre: string) => nearPeople({ carnet, nombre }, people, carnets);
  expect(found("2490-21-4077", "jose")).toEqual([
    { person: people[3], carnet: "one edit", hasName: true },
    { person: people[1], carnet: null, hasName: true },
  ]);
  expect(found("", "Perez").map(({ person }) => person)).toEqual([people[0], people[2]]);
  expect(found("", "")).toEqual([]);
});
