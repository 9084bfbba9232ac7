import { afterEach, expect, test } from "vitest";
import { USUAL_CARNET_GROUPS } from "./carnet.ts";
import { setCarnetGroups } from "./edition-groups.ts";
import { meantPerson, possibleCarnets } from "./lacking-zeros.ts";

afterEach(() => setCarnetGroups(USUAL_CARNET_GROUPS));

test("a carnet may lack the leading zeros of its last group, or those in front of all its digits", () => {
  expect(possibleCarnets("2490-21-45")).toEqual([
    "2490-21-45",
    "2490-21-045",
    "2490-21-0045",
    "2490-21-00045",
    "2490-21-000045",
    "0249-02-145",
    "0024-90-2145",
    "0002-49-02145",
  ]);
  expect(possibleCarnets("2490-21-104512")).toEqual(["2490-21-104512"]);
  for (const incomplete of ["2490-21-", "2490", "-", ""]) {
    expect(possibleCarnets(incomplete)).toEqual([incomplete]);
  }
});

test("a carnet with digits in other groups means the only listed person", () => {
  const [listed, other] = [{ carnet: "0901-18-009112" }, { carnet: "9011-80-009112" }];
  expect(possibleCarnets("9011-80-09112")).toContain(listed.carnet);
  expect(meantPerson("9011-80-09112", [listed])).toBe(listed);
  expect(meantPerson("9011-80-09112", [listed, other])).toBeNull();
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
