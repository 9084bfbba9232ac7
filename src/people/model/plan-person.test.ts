import { expect, test } from "vitest";
import type { Participant } from "./carnet/participant.ts";
import { planJoin, planPerson, planUndo, typedOver } from "./plan-person.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const luis = { carnet: "2490-21-2", nombre: "Luis", numeroTicket: "2" };
const carla = { carnet: "2490-21-3", nombre: "Carla", numeroTicket: "3" };
const list = [ana, luis];

test("who is corrected keeps the id", () => {
  const after = { ...ana, carnet: "2490-21-9" };
  const changes = [{ before: ana, after: { ...after, personId: ana.carnet } }];
  expect(planPerson({ before: ana, after }, list)).toEqual({ kind: "plan", changes });
});

test("a carnet and a ticket belong to one person", () => {
  const added = { before: null, after: { ...ana, numeroTicket: "3" } };
  expect(planPerson(added, list)).toEqual({ kind: "carnet-taken", by: ana });
  const corrected = { before: ana, after: { ...ana, numeroTicket: "2" } };
  expect(planPerson(corrected, list)).toEqual({ kind: "ticket-taken", by: luis });
});

test("a person whom somebody else changed or removed is not overwritten", () => {
  const change = { before: ana, after: { ...ana, nombre: "Ana María" } };
  const now = { ...ana, numeroTicket: "5" };
  expect(planPerson(change, [now, luis])).toEqual({ kind: "changed", before: ana, now });
  expect(planPerson(change, [luis])).toEqual({ kind: "changed", before: ana, now: null });
});

test("whoever is typed over a record that was joined meanwhile keeps its ids", () => {
  const now = { ...ana, numeroTicket: "5", personId: "a", joined: ["b"] };
  const typed = { ...ana, nombre: "Ana María" };
  expect(typedOver(now, ana, typed)).toEqual({ ...now, nombre: "Ana María" });
});

test("of two joined records the one that stays takes what it lacks to write to the person", () => {
  const stays = { ...ana, correo: "ana@example.org" };
  const leaves = { ...luis, correo: "a@example.org", telefono: "5555 0000", tipo: "ponente" };
  const after = { ...stays, telefono: leaves.telefono, joined: [luis.carnet] };
  const changes = [
    { before: stays, after },
    { before: leaves, after: null },
  ];
  expect(planJoin(stays, leaves, [stays, leaves])).toEqual({ kind: "plan", changes });
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
