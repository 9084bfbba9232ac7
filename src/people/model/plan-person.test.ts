import { expect, test } from "vitest";
import type { Participant } from "./carnet/participant.ts";
import { planPerson, planUndo, typedOver } from "./plan-person.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const luis = { carnet: "2490-21-2", nombre: "Luis", numeroTicket: "2" };
const carla = { carnet: "2490-21-3", nombre: "Carla", numeroTicket: "3" };
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
  expect(planPerson(change, [now, luis])).toEqual({ kind: "changed", before: ana, now });
  expect(planPerson(change, [luis])).toEqual({ kind: "changed", before: ana, now: null });
});

test("what was typed over a person whom somebody else changed keeps their changes in fields that were left alone", () => {
  const before = { ...ana, correo: "a@b.test", telefono: "1" };
  const now = { ...ana, nombre: "Ana de Beto", numeroTicket: "5", semestre: "7" };
  const typed = { ...before, nombre: "Ana María", telefono: "2" };
  expect(typedOver(now, before, typed)).toEqual({ ...now, nombre: "Ana María", telefono: "2" });
});

test("a carnet and a ticket belong to one person", () => {
  const added = { before: null, after: { ...ana, numeroTicket: "3" } };
  expect(planPerson(added, list)).toEqual({ kind: "carnet-taken", by: ana });
  const corrected = { before: ana, after: { ...ana, numeroTicket: "2" } };
  expect(planPerson(corrected, list)).toEqual({ kind: "ticket-taken", by: luis });
});

const renamed = { ...ana, nombre: "Ana Paz" };
test.each<[string, Participant, Participant]>([
  ["somebody whom it added was corrected", renamed, renamed],
  ["somebody whom it added was removed", luis, ana],
])("a step is blocked when %s", (_what, present, named) => {
  const undo = planUndo([{ before: null, after: ana }], [present]);
  expect(undo).toEqual({ kind: "blocked", people: [named] });
});

test.each<[string, Participant]>([
  ["the person is on the list again", { ...ana, nombre: "Otra", numeroTicket: "9" }],
  ["somebody else has the ticket", { ...carla, numeroTicket: ana.numeroTicket }],
])("a removal is blocked when %s", (_what, holder) => {
  const undo = planUndo([{ before: ana, after: null }], [luis, holder]);
  expect(undo).toEqual({ kind: "blocked", people: [holder] });
});
