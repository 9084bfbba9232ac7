import { expect, test } from "vitest";
import { bySurname, givenFirst } from "./by-surname.ts";

test.each<[string, string[], string[]]>([
  [
    "surnames come first, sorted as in Spanish",
    ["Zoe Álvarez Ñu", "Ana Lucía Pérez López", "Luis Nájera", "Eva Ñúñez"],
    ["Álvarez Ñu, Zoe", "Nájera, Luis", "Ñúñez, Eva", "Pérez López, Ana Lucía"],
  ],
  [
    "the second of three words is a given name if other names begin with it",
    ["Ana Lucía Pérez", "Lucia Mora", "Luis Soto Paz"],
    ["Mora, Lucia", "Pérez, Ana Lucía", "Soto Paz, Luis"],
  ],
  [
    "particles belong to their surname",
    ["Ana de la Cruz", "María José Pérez de León", "Luis del Cid Paz"],
    ["de la Cruz, Ana", "del Cid Paz, Luis", "Pérez de León, María José"],
  ],
  [
    "a name with a comma or of one word stays unchanged",
    ["Pérez, Ana", "Cher", "José (Pepe) Paz"],
    ["Cher", "Paz, José (Pepe)", "Pérez, Ana"],
  ],
  [
    "titles and degrees are no part of the surname",
    ["Dra. Zoila Ixim Chub", "Br. Luis Tzoc", "Ing. Lic. Ana Sic, M.A.", "Eva Nix Po PhD"],
    ["Ixim Chub, Dra. Zoila", "Nix Po, Eva PhD", "Sic, Ing. Lic. Ana, M.A.", "Tzoc, Br. Luis"],
  ],
  [
    "a given name begins behind a title or an abbreviation",
    ["Licda. María José Pérez", "María Coy", "Ma. José Mora Paz"],
    ["Coy, María", "José Pérez, Licda. María", "Mora Paz, Ma. José"],
  ],
])("%s", (_rule, nombres, sorted) => {
  expect(bySurname(nombres.map((nombre) => ({ nombre }))).map(({ name }) => name)).toEqual(sorted);
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
