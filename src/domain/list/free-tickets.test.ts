import { expect, test } from "vitest";
import { freeTickets, usualPrefix } from "./free-tickets.ts";

const first = (count: number, next: () => string) => Array.from({ length: count }, next);

test("numbers follow the highest with the prefix, with as many digits", () => {
  const taken = ["XIII-0009", "XIII-0098", "7", "VIP-0500", "XIII-0098b"];
  expect(first(3, freeTickets("XIII-", taken))).toEqual(["XIII-0099", "XIII-0100", "XIII-0101"]);
  expect(first(2, freeTickets("", taken))).toEqual(["8", "9"]);
});

test("without tickets they begin at 001, and grow beyond their digits", () => {
  expect(first(2, freeTickets("A", []))).toEqual(["A001", "A002"]);
  expect(first(1, freeTickets("A", ["A999"]))).toEqual(["A1000"]);
});

test("a number that is too long to be incremented is not continued", () => {
  expect(first(1, freeTickets("", ["99999999999999999999"]))).toEqual(["001"]);
});

test("the usual prefix is that of most tickets", () => {
  expect(usualPrefix(["XIII-1", "XIII-2", "7", "sin número"])).toBe("XIII-");
  expect(usualPrefix(["1", "2", "A3"])).toBe("");
  expect(usualPrefix([])).toBe("");
});
