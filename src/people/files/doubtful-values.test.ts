import { expect, test } from "vitest";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { carnetRules } from "../model/carnet/read-carnet.ts";
import { doubtsAbout, shortNumbers } from "./doubtful-values.ts";

const rules = carnetRules([4, 2, 6]);
const ana = { carnet: "2490-21-1", nombre: "Ana Paz", numeroTicket: "001" };
const proposals = (nombre: string) =>
  doubtsAbout({ ...ana, nombre }, rules).map(({ proposal }) => proposal);

test.each([
  // Macintosh has “ ” where Windows has the Ó.
  ["ANA L”PEZ", "ANA LÓPEZ"],
  ["'Ana García'", "Ana García"],
  // Word makes a long dash of two hyphens.
  ["Ana Pérez–López", "Ana Pérez-López"],
])("%s is probably %s", (nombre, meant) => {
  expect(proposals(nombre)).toEqual([meant]);
});

test.each(["'Ixim Te'", "'Aj Mo'", "'Ajpop Xol"])(
  "the first sign of %s may be a letter",
  (nombre) => {
    const [doubt] = doubtsAbout({ ...ana, nombre }, rules);
    const spellings = [nombre.slice(1), nombre];
    expect(doubt?.reason).toEqual({ kind: "spellings", why: "quotes", spellings });
  },
);

test.each([
  "ANA “NITA” LÓPEZ",
  "María José de la O",
  "Òscar Òmar Èdgar Ìngrid Èrika Ûrsula",
  "B´alam Ixch´el B´atz´ Mo´ Cu´c Te´ Sa´ No´j",
])("%s is probably right", (nombre) => {
  expect(proposals(nombre)).toEqual([]);
});

const ofTicket = (numeroTicket: string) => doubtsAbout({ ...ana, numeroTicket }, rules);

test("a ticket that pandas wrote is a whole number, and one in capitals is no month", () => {
  expect(ofTicket("7.0")).toMatchObject([{ proposal: "7" }]);
  expect(ofTicket("MAR-45")).toEqual([]);
});

const shortOf = (numbers: readonly string[]) => {
  const people = numbers.map((number) => ({ ...ana, carnet: `2490-21-${number}` }));
  return shortNumbers(people, USUAL_CARNET_GROUPS);
};
const six = Array.from({ length: 39 }, (_, row) => String(104_500 + row));

test("in a short list, too, the rest may have all digits of the group", () => {
  expect(shortOf([...six.slice(0, 3), "4602"])).toMatchObject([{ withZeros: "2490-21-004602" }]);
  expect(shortOf([...six.slice(0, 3), "4602", "17"])).toEqual([]);
});
