import { expect, test } from "vitest";
import type { Participant } from "./carnet/participant.ts";
import { revertedBy } from "./kept-corrections.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana Peres", numeroTicket: "7" };
const named = { ...ana, nombre: "Ana Pérez" };
const moved = { ...named, carnet: "2490-21-100" };
const byCarnet = (...people: Participant[]) => new Map(people.map((one) => [one.carnet, one]));

test("a list with the value from before a correction would revert it", () => {
  const reverted = revertedBy([{ before: ana, after: named }], byCarnet(named));
  expect(reverted(ana)).toEqual([{ field: "nombre", listed: "Ana Peres", corrected: "Ana Pérez" }]);
  expect(reverted(named)).toEqual([]);
  expect(reverted({ ...ana, nombre: "Ana María Pérez" })).toEqual([]);
  expect(reverted({ carnet: ana.carnet })).toEqual([]);
});

test("each field and every earlier value of several corrections is recognised", () => {
  const again = { ...named, nombre: "Ana M. Pérez" };
  const last = { ...again, numeroTicket: "8" };
  const corrections = [
    { before: ana, after: named },
    { before: named, after: again },
    { before: again, after: last },
  ];
  const reverted = revertedBy(corrections, byCarnet(last));
  expect(reverted(ana).map(({ field }) => field)).toEqual(["nombre", "numeroTicket"]);
  expect(reverted({ ...named, numeroTicket: "8" })).toHaveLength(1);
});

test("an undone correction is not reported as reverted by a list", () => {
  const corrections = [
    { before: ana, after: named },
    { before: named, after: ana },
  ];
  expect(revertedBy(corrections, byCarnet(ana))(ana)).toEqual([]);
  expect(revertedBy(corrections, byCarnet(ana))(named)).toEqual([
    { field: "nombre", listed: "Ana Pérez", corrected: "Ana Peres" },
  ]);
});

test("a value that a later list replaced is not a correction any more", () => {
  const later = { ...ana, nombre: "Ana P." };
  const reverted = revertedBy([{ before: ana, after: named }], byCarnet(later));
  expect(reverted(ana)).toEqual([]);
});

test("a carnet from before its correction belongs to the same person", () => {
  const corrections = [
    { before: ana, after: named },
    { before: named, after: moved },
  ];
  expect(revertedBy(corrections, byCarnet(moved))(ana)).toEqual([
    { field: "carnet", listed: "2490-21-1", corrected: "2490-21-100" },
    { field: "nombre", listed: "Ana Peres", corrected: "Ana Pérez" },
  ]);
  const other = { carnet: "2490-21-1", nombre: "Luis", numeroTicket: "9" };
  expect(revertedBy(corrections, byCarnet(moved, other))(ana)).toEqual([]);
});

test("a carnet that was corrected back and forth causes no endless loop", () => {
  const corrections = [
    { before: named, after: moved },
    { before: moved, after: named },
  ];
  expect(revertedBy(corrections, byCarnet(named))(moved)).toEqual([
    { field: "carnet", listed: "2490-21-100", corrected: "2490-21-1" },
  ]);
  expect(revertedBy(corrections, byCarnet())(moved)).toEqual([]);
});
