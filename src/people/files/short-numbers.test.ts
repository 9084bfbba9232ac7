import { expect, test } from "vitest";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { shortNumbers } from "./doubtful-values.ts";

const shortOf = (numbers: readonly string[]) => shortNumbers(people(numbers), USUAL_CARNET_GROUPS);
const people = (numbers: readonly string[]) =>
  numbers.map((number, row) => ({
    carnet: `2490-21-${number}`,
    nombre: "Ana López",
    numeroTicket: String(row),
  }));
const six = Array.from({ length: 39 }, (_, row) => String(104_500 + row));

test("a carnet that is shorter than all others is reported with its zeros", () => {
  const [short, ...more] = shortOf([...six, "4602"]);
  expect(short).toMatchObject({
    person: { carnet: "2490-21-4602" },
    withZeros: "2490-21-004602",
  });
  expect(more).toEqual([]);
});

test("numbers that count from one have no usual length, and neither has a short list", () => {
  expect(shortOf(Array.from({ length: 300 }, (_, row) => String(row + 1)))).toEqual([]);
  expect(shortOf(["104", "105", "106", "107", "46"])).toEqual([]);
});

test("in a short list, too, the rest may have all digits of the group", () => {
  expect(shortOf([...six.slice(0, 3), "4602"])).toMatchObject([{ withZeros: "2490-21-004602" }]);
  expect(shortOf([...six.slice(0, 3), "4602", "17"])).toEqual([]);
});
