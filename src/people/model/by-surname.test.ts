import { expect, test } from "vitest";
import { bySurname, givenFirst } from "./by-surname.ts";

const names = (...nombres: string[]) =>
  bySurname(nombres.map((nombre) => ({ nombre }))).map(({ name }) => name);

test("surnames come first, sorted as in Spanish", () => {
  expect(names("Zoe Álvarez Ñu", "Ana Lucía Pérez López", "Luis Nájera", "Eva Ñúñez")).toEqual([
    "Álvarez Ñu, Zoe",
    "Nájera, Luis",
    "Ñúñez, Eva",
    "Pérez López, Ana Lucía",
  ]);
});

test("the second of three words is a given name if other names begin with it", () => {
  const sorted = names("Ana Lucía Pérez", "Lucia Mora", "Luis Soto Paz");
  expect(sorted).toEqual(["Mora, Lucia", "Pérez, Ana Lucía", "Soto Paz, Luis"]);
});

test("particles belong to their surname", () => {
  expect(names("Ana de la Cruz", "María José Pérez de León", "Luis del Cid Paz")).toEqual([
    "de la Cruz, Ana",
    "del Cid Paz, Luis",
    "Pérez de León, María José",
  ]);
});

test("a name with a comma or of one word stays unchanged", () => {
  expect(names("Pérez, Ana", "Cher")).toEqual(["Cher", "Pérez, Ana"]);
  expect(names("José (Pepe) Paz")).toEqual(["Paz, José (Pepe)"]);
});

test("titles and degrees are no part of the surname", () => {
  const titled = names("Dra. Zoila Ixim Chub", "Br. Luis Tzoc", "Ing. Lic. Ana Sic, M.A.");
  expect(titled).toEqual(["Ixim Chub, Dra. Zoila", "Sic, Ing. Lic. Ana, M.A.", "Tzoc, Br. Luis"]);
  expect(names("Eva Nix Po PhD")).toEqual(["Nix Po, Eva PhD"]);
  expect(names("Licda. María José Pérez", "María Coy", "Ma. José Mora Paz")).toEqual(
    ["Coy, María", "Mora Paz, Ma. José", "José Pérez, Licda. María"].toSorted(),
  );
});

test.each([
  ["Pérez Mora, Ana Lucía", "Ana Lucía Pérez Mora"],
  ["PÉREZ, ANA", "ANA PÉREZ"],
  ["Dra. Ana Paz, Guatemala", null],
  ["Ana Pérez, Ing. Civil", null],
  ["Ana Pérez, Ingeniera", null],
  ["Ana Pérez, CPA", null],
])("%s with the given names first is %s", (nombre, turned) => {
  expect(givenFirst(nombre)).toBe(turned);
});
