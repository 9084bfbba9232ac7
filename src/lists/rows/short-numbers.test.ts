import { expect, test } from "vitest";
import { shortNumbers } from "./short-numbers.ts";

const people = (numbers: readonly string[]) =>
  numbers.map((number, row) => ({
    carnet: `2490-21-${number}`,
    nombre: "Ana López",
    numeroTicket: String(row),
  }));
const six = Array.from({ length: 39 }, (_, row) => String(104_500 + row));

test("a carnet that is shorter than all others is reported with its zeros", () => {
  const [short, ...more] = shortNumbers(people([...six, "4602"]));
  expect(short).toMatchObject({
    person: { carnet: "2490-21-4602" },
    withZeros: "2490-21-004602",
  });
  expect(more).toEqual([]);
});

test("numbers counted from one have no rule, and neither has a short list", () => {
  expect(shortNumbers(people(Array.from({ length: 300 }, (_, row) => String(row + 1))))).toEqual(
    [],
  );
  expect(shortNumbers(people([...six.slice(0, 10), "4602"]))).toEqual([]);
});
