import { expect, test } from "vitest";
import type { Participant } from "../../domain/carnet/participant.ts";
import { shortNumbers as find } from "./short-numbers.ts";

const shortNumbers = (list: readonly Participant[]) => find(list, ({ carnet }) => carnet);

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

test("numbers that count from one have no usual length, and neither has a short list", () => {
  expect(shortNumbers(people(Array.from({ length: 300 }, (_, row) => String(row + 1))))).toEqual(
    [],
  );
  expect(shortNumbers(people(["104", "105", "106", "107", "46"]))).toEqual([]);
});

test("in a short list, too, the rest may have all digits of the group", () => {
  expect(shortNumbers(people([...six.slice(0, 3), "4602"]))).toMatchObject([
    { withZeros: "2490-21-004602" },
  ]);
  expect(shortNumbers(people([...six.slice(0, 3), "4602", "17"]))).toEqual([]);
});

test("a carnet without dashes may have lost its zeros at the beginning, where others have them", () => {
  const carnets = six.slice(0, 6).map((number) => `0901-21-${number}`);
  const list = [...carnets, "9012-11-04602", "0901-21-45"].map((carnet, row) => ({
    carnet,
    nombre: "Ana López",
    numeroTicket: String(row),
  }));
  const short = find(list, ({ carnet }) => carnet.replaceAll("-", ""));
  expect(short.map(({ withZeros }) => withZeros)).toEqual(["0901-21-104602", "0901-21-000045"]);
});
