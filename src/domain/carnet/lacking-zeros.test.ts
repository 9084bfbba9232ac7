import { afterEach, expect, test } from "vitest";
import { USUAL_CARNET_GROUPS } from "./carnet.ts";
import { setCarnetGroups } from "./edition-groups.ts";
import { meantPerson, possibleCarnets } from "./lacking-zeros.ts";

afterEach(() => setCarnetGroups(USUAL_CARNET_GROUPS));

test("a carnet may lack the leading zeros of its last group, and of no other", () => {
  expect(possibleCarnets("2490-21-45")).toEqual([
    "2490-21-45",
    "2490-21-045",
    "2490-21-0045",
    "2490-21-00045",
    "2490-21-000045",
  ]);
  expect(possibleCarnets("2490-21-104512")).toEqual(["2490-21-104512"]);
  for (const incomplete of ["2490-21-", "2490", "-", ""]) {
    expect(possibleCarnets(incomplete)).toEqual([incomplete]);
  }
});

test("a carnet of one group may lack its leading zeros too", () => {
  setCarnetGroups([4]);
  expect(possibleCarnets("45")).toEqual(["45", "045", "0045"]);
});

test("a carnet means its exact owner, else the only person whom it fits", () => {
  const [short, long, longest] = ["2490-21-45", "2490-21-045", "2490-21-00045"].map((carnet) => ({
    carnet,
  }));
  if (!short || !long || !longest) throw new Error("Expected three people");
  expect(meantPerson(short.carnet, [longest, short])).toBe(short);
  expect(meantPerson(short.carnet, [long])).toBe(long);
  expect(meantPerson(short.carnet, [long, longest])).toBeNull();
  expect(meantPerson(short.carnet, [])).toBeNull();
});
