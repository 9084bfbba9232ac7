import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { alikeCarnets, meantPerson, possibleCarnets } from "./lacking-zeros.ts";
import { carnetRules } from "./read-carnet.ts";

test("a carnet may lack the leading zeros of its last group, or those in front of all its digits", () => {
  expect(possibleCarnets("2490-21-45", carnets)).toEqual([
    "2490-21-45",
    "2490-21-045",
    "2490-21-0045",
    "2490-21-00045",
    "2490-21-000045",
    "0249-02-145",
    "0024-90-2145",
    "0002-49-02145",
  ]);
  expect(possibleCarnets("2490-21-104512", carnets)).toEqual(["2490-21-104512"]);
  for (const incomplete of ["2490-21-", "2490", "-", ""]) {
    expect(possibleCarnets(incomplete, carnets)).toEqual([incomplete]);
  }
});

test("the listed carnet may lack zeros that the typed one has", () => {
  for (const typed of ["2490-21-7", "2490-21-007", "2490-21-000007"]) {
    const alike = alikeCarnets(typed, carnets);
    expect(alike[0]).toBe(typed);
    expect(alike).toEqual(expect.arrayContaining(["2490-21-7", "2490-21-0007", "2490-21-000007"]));
  }
  expect(alikeCarnets("0901-17-12345", carnets)).toContain("9011-71-2345");
  expect(alikeCarnets("2490", carnets)).toEqual(["2490"]);
});

test("a carnet of one group may lack its leading zeros too", () => {
  expect(possibleCarnets("45", carnetRules([4]))).toEqual(["45", "045", "0045"]);
});

test.each([
  ["2490-21-45", ["2490-21-00045", "2490-21-45"], "2490-21-45"],
  ["2490-21-45", ["2490-21-045"], "2490-21-045"],
  ["2490-21-45", ["2490-21-045", "2490-21-00045"], undefined],
  ["2490-21-45", [], undefined],
  ["9011-80-09112", ["0901-18-009112"], "0901-18-009112"],
  ["9011-80-09112", ["0901-18-009112", "9011-80-009112"], undefined],
])(
  "%s means of %j its exact owner, or else the only person whom it fits: %s",
  (typed, listed, meant) => {
    const people = listed.map((carnet) => ({ carnet }));
    expect(meantPerson(typed, people)?.carnet).toBe(meant);
  },
);
