import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { searchIndex, searchPeople } from "./search-people.ts";

const index = searchIndex([
  { carnet: "2490-21-1", nombre: "José Ángel Núñez Güell", numeroTicket: "XIII-001" },
  { carnet: "2490-21-22", nombre: "María-José de León", numeroTicket: "XIII-002" },
  { carnet: "0901-19-5", nombre: "Ana O'Brien", numeroTicket: "A 7" },
  { carnet: "2490-20-000045", nombre: "Luz D\u2019Angelo", numeroTicket: "B/12" },
  { carnet: "sin-sol", nombre: "Sol Ixim", numeroTicket: "C3", tipo: "ponente" },
]);
const found = (query: string) =>
  searchPeople(index, query, 8, carnets).people.map(({ carnet }) => carnet);

const [jose, maria, ana, luz] = ["2490-21-1", "2490-21-22", "0901-19-5", "2490-20-000045"];

test.each([
  ["jose", [jose, maria]],
  ["nunez jose", [jose]],
  ["Núñez, José", [jose]],
  ["Nu\u0301n\u0303ez", [jose]],
  ["maria jose leon", [maria]],
  ["María\u2013José", [maria]],
  ["brien", [ana]],
  ["2490-21", [jose, maria]],
  ["24902122", [maria]],
  ["2490 21 22", [maria]],
  ["2490-20-45", [luz]],
  ["XIII 002", [maria]],
  ["#XIII-002", [maria]],
  ["XIII\u2013002", [maria]],
  ["XIII-2", [maria]],
  ["a7", [ana]],
  ["A-7", [ana]],
  ["b12", [luz]],
  ["ponente", ["sin-sol"]],
  ["osé", []],
  ["j", []],
  ["", []],
  ["\u200b", []],
])("%j finds %j", (query, carnets) => {
  expect(found(query)).toEqual(carnets);
});

const apostrophes = ["'", "\u2019", "\u2018", "`", "\u00b4", "\u02bc", "\u2032", "\uff07"];

test.each([...apostrophes, "", " ", "-"])("an apostrophe written %j is like any other", (sign) => {
  expect(found(`o${sign}brien`)).toEqual([ana]);
  expect(found(`Luz d${sign}angelo`)).toEqual([luz]);
  const typed = searchIndex([{ carnet: "1", nombre: `Ana O${sign}Brien`, numeroTicket: "1" }]);
  for (const other of ["O'Brien", "O\u2019Brien", "o brien", "ana o\u00b4brien"]) {
    expect(searchPeople(typed, other, 8, carnets).people, other).toHaveLength(1);
  }
});

test.each([
  ["Mónica Xitumul", "90118009112", "9011-80-09112", "901-18-009112"],
  ["Ma. José Paz", "maría josé", "ma. josé", "paz maria"],
  ["Ẍuq Ẍuan", "xuq", "XUAN", "ẍuq", "x\u0308uq"],
  ["Petan̈ Tonan̈", "petan", "TONAN", "tonan̈"],
  ["B\u2019atz\u2019 Q\ua78canil", "b'atz'", "batz q'anil", "qanil", "B\u02bcatz\u02bc"],
  ["Kotzi\u2019j Tz\u02bcunun", "kotzij", "tz'unun", "tzunun"],
  ["Ixb\u2019alanq\u2019e Nhij", "ixbalanqe", "nhij"],
  ["Küchaj Tönal Äjpop", "kuchaj", "tonal ajpop", "Ku\u0308chaj"],
  ["Ɨmɨki Ŀa\u2019", "imiki", "ɨmɨki"],
  ["Wałęsa Đorđević Søren Weiß", "walesa", "dordevic", "soren", "weiss"],
])(
  "%s is found without zeros, as a whole name, and without its letters' signs",
  (nombre, ...queries) => {
    const person = { carnet: "0901-18-009112", nombre, numeroTicket: "1" };
    const index = searchIndex([person]);
    for (const query of queries)
      expect(searchPeople(index, query, 8, carnets).people, query).toEqual([person]);
  },
);

test("a whole name comes before longer ones that begin with it, and the number of other matches is returned", () => {
  const people = Array.from({ length: 30 }, (_, row) => ({
    carnet: `2490-21-${row + 100}`,
    nombre: row === 29 ? "Ana Paz" : `Ana Paz Lemus ${row}`,
    numeroTicket: `N${row}`,
  }));
  const { people: first, more } = searchPeople(searchIndex(people), "ana paz", 8, carnets);
  expect(first[0]).toBe(people[29]);
  expect(first).toHaveLength(8);
  expect(more).toBe(22);
  expect(searchPeople(searchIndex(people), "ana paz", 30, carnets).more).toBe(0);
});
