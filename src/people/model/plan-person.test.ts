import { expect, test } from "vitest";
import { planPerson } from "./plan-person.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const luis = { carnet: "2490-21-2", nombre: "Luis", numeroTicket: "2" };
const list = [ana, luis];

test("a person is added, corrected and removed", () => {
  const added = { before: null, after: { carnet: "2490-21-3", nombre: "Eva", numeroTicket: "3" } };
  const corrected = { before: ana, after: { ...ana, carnet: "2490-21-9", personId: ana.carnet } };
  const removed = { before: ana, after: null };
  for (const change of [added, corrected, removed]) {
    expect(planPerson(change, list)).toEqual({ kind: "plan", changes: [change] });
  }
  const { personId: _, ...typed } = corrected.after;
  const planned = planPerson({ before: ana, after: typed }, list);
  expect(planned).toEqual({ kind: "plan", changes: [corrected] });
});

test("a person whom somebody else changed or removed is not overwritten", () => {
  const change = { before: ana, after: { ...ana, nombre: "Ana María" } };
  const now = { ...ana, numeroTicket: "5" };
  expect(planPerson(change, [now, luis])).toEqual({ kind: "changed", now });
  expect(planPerson(change, [luis])).toEqual({ kind: "changed", now: null });
});

test("a carnet and a ticket belong to one person", () => {
  expect(planPerson({ before: null, after: { ...ana, numeroTicket: "3" } }, list)).toEqual({
    kind: "carnet-taken",
    by: ana,
  });
  expect(planPerson({ before: ana, after: { ...ana, numeroTicket: "2" } }, list)).toEqual({
    kind: "ticket-taken",
    by: luis,
  });
});
