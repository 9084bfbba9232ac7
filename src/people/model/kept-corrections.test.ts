import { expect, test } from "vitest";
import type { Participant } from "./carnet/participant.ts";
import { removedByHand, revertedBy } from "./kept-corrections.ts";
import type { PersonChange } from "./list-change.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana Peres", numeroTicket: "7" };
const named = { ...ana, nombre: "Ana Pérez" };
const moved = { ...named, carnet: "2490-21-100" };
/** The corrections that made of the first the second, of that the third, and so on. */
const through = (before: Participant, ...later: Participant[]): PersonChange[] =>
  later.map((after, index) => ({ before: later[index - 1] ?? before, after }));
const byCarnet = (...people: Participant[]) => new Map(people.map((one) => [one.carnet, one]));

test("each field and every earlier value of several corrections is recognised", () => {
  const again = { ...named, nombre: "Ana M. Pérez" };
  const last = { ...again, numeroTicket: "8" };
  const reverted = revertedBy(through(ana, named, again, last), byCarnet(last));
  expect(reverted(ana).map(({ field }) => field)).toEqual(["nombre", "numeroTicket"]);
  expect(reverted({ ...named, numeroTicket: "8" })).toHaveLength(1);
});

test("an undone correction is not reported as reverted by a list", () => {
  const corrections = through(ana, named, ana);
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
  const corrections = through(ana, named, moved);
  expect(revertedBy(corrections, byCarnet(moved))(ana)).toEqual([
    { field: "carnet", listed: "2490-21-1", corrected: "2490-21-100" },
    { field: "nombre", listed: "Ana Peres", corrected: "Ana Pérez" },
  ]);
  const other = { carnet: "2490-21-1", nombre: "Luis", numeroTicket: "9" };
  expect(revertedBy(corrections, byCarnet(moved, other))(ana)).toEqual([]);
});

test("a carnet that was corrected back and forth causes no endless loop", () => {
  const corrections = through(named, moved, named);
  expect(revertedBy(corrections, byCarnet(named))(moved)).toEqual([
    { field: "carnet", listed: "2490-21-100", corrected: "2490-21-1" },
  ]);
  expect(revertedBy(corrections, byCarnet())(moved)).toEqual([]);
});

test("who is removed after their carnet was corrected was removed with either carnet; the former one of a joined record may be somebody else's", () => {
  const carnets = (kind: "remove" | "join") => {
    const entry = { id: "1", at: 0, by: "Ana", kind, people: 1, detail: "", undoes: null };
    const changes = [...through(ana, moved), { before: moved, after: null }];
    const lines = changes.map((change) => ({ entry, change }));
    return [...removedByHand(lines, [{ ...named, joined: [moved.carnet] }]).keys()];
  };
  expect(carnets("remove")).toEqual([moved.carnet, ana.carnet]);
  expect(carnets("join")).toEqual([moved.carnet]);
});
