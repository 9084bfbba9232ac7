import { expect, test } from "vitest";
import { inventedList } from "#app/server/testing/invented-list.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { carnets } from "#testing/carnets.ts";
import { arranged } from "./arranged.ts";
import { nearSignUps } from "./near-people.ts";

const ana = { carnet: "2490-21-104512", nombre: "Ana Lucía Morales Xicará", numeroTicket: "1" };
const luis = { ...ana, carnet: "0901-20-55", nombre: "Luis Mó", personId: "0901-20-66" };
const elena = { ...ana, carnet: "0901-20-88", nombre: "Ma. Elena Tzunun Ajquejay" };
const finderIn = (people: readonly Participant[]) => {
  const near = nearSignUps(people, [], carnets);
  return (asking: { carnet: string; nombre: string }) => near({ ...asking, number: 1 });
};
const find = finderIn([ana, luis, elena, ...inventedList(50)]);

test.each([
  ["the carnet with a wrong digit", ana, "2490-21-104513", "Ana Sic", "one edit", false],
  ["a lacking digit, the name", ana, "2490-21-10451", "ANA LUCIA MORALES XICARA", "one edit", true],
  ["the name in another order", ana, "0901-20-7", "Morales Xicará, Ana Lucía", null, true],
  ["more names", ana, "0901-20-7", "Ana Lucía Morales Xicará de Paz", null, true],
  ["the whole name that is abbreviated", elena, "0901-20-7", "María Elena Tzunun", null, true],
  ["a former carnet, though the name was corrected", luis, luis.personId, "Eva Sic", null, false],
])("somebody on the list is found by %s", (_, person, carnet, nombre, nearness, hasName) => {
  expect(find({ carnet, nombre })).toMatchObject([{ person, carnet: nearness, hasName }]);
});

test("one word of the name in common is a coincidence, and so is a classmate's carnet", () => {
  expect(find({ carnet: "2490-21-104513", nombre: "Otra Persona" })).toEqual([]);
  expect(find({ carnet: "0901-20-7", nombre: "Ana Zzyzx" })).toEqual([]);
});

test("somebody whose carnet has a wrong digit is found among more classmates than are shown", () => {
  const classmates = [0, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({
    ...{ carnet: `2490-21-1045${digit}2`, nombre: `Estudiante ${digit}`, numeroTicket: "" },
  }));
  const neighbour = { ...ana, carnet: "2490-21-104513" };
  const found = finderIn([...classmates, neighbour])({ carnet: ana.carnet, nombre: "Ana Sic" });
  expect(found).toMatchObject([{ person: neighbour, carnet: "one edit", hasName: false }]);
});

test("a request is like another open one with the same number in other zeros, and not like itself", () => {
  const asked = (number: number, carnet: string, reason: string | null = null) => ({
    ...{ carnet, nombre: `Estudiante ${number}`, number, at: 1000 },
    rejection: reason === null ? null : { at: 1, by: "Marta", reason },
  });
  const signUps = [
    asked(1, "2490-21-7"),
    asked(2, "2490-21-000007"),
    asked(3, "0901-17-12345"),
    asked(4, "9011-71-2345"),
    asked(5, "2490-21-07", "No pagó"),
  ];
  const near = nearSignUps([], arranged(signUps, [], {}), carnets);
  const numbers = signUps.slice(0, 4).map((signUp) => near(signUp).map(({ number }) => number));
  expect(numbers).toEqual([[2], [1], [4], [3]]);
});
