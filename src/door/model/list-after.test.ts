import { expect, test } from "vitest";
import type { PositionedLine } from "./lines.ts";
import { listAfter } from "./list-after.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const common = { id: "x", at: 0, door: "Norte" };
const renamed = (position: number, nombre: string): PositionedLine => ({
  ...common,
  kind: "rename",
  carnet: ana.carnet,
  nombre,
  position,
});

test("later additions and corrections of doors are applied to the list, in the log's order", () => {
  const luz = { carnet: "2490-21-2", nombre: "Luz", numeroTicket: "2" };
  const log: PositionedLine[] = [
    { ...common, ...luz, kind: "walk-in", position: 11 },
    renamed(12, "Anna"),
    renamed(13, "Ana María"),
    { ...common, kind: "rename", carnet: luz.carnet, nombre: "Luz Marina", position: 14 },
  ];
  expect(Object.fromEntries(listAfter([ana], 10, log))).toEqual({
    "2490-21-1": { ...ana, nombre: "Ana María" },
    "2490-21-2": { ...luz, nombre: "Luz Marina" },
  });
});

test("a name that organisers have corrected since does not come back", () => {
  expect(listAfter([ana], 12, [renamed(12, "Anna")]).get(ana.carnet)?.nombre).toBe("Ana");
});

test("a corrected name of a person who is no longer on the list adds no one", () => {
  expect(listAfter([], 0, [renamed(1, "Ana")]).size).toBe(0);
});
