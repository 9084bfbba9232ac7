import { expect, test } from "vitest";
import type { SentEvent, StoredLine } from "./events.ts";
import { puttingBack, settingAside } from "./set-aside.ts";

const stored = (event: SentEvent, before: string | null = null): StoredLine => ({
  ...event,
  door: "Norte",
  recordedAt: event.at,
  before,
  isSetAside: false,
});
const renamed = (id: string, nombre: string, before: string) =>
  stored({ kind: "rename", id, at: 1, carnet: "1", nombre }, before);
const added = stored({
  kind: "walk-in",
  id: "w",
  at: 1,
  carnet: "2",
  nombre: "Eva",
  numeroTicket: "5",
});
const lines = [renamed("a", "X", "Ana"), renamed("b", "Y", "X"), added];
const people = (...rows: [string, string, string][]) =>
  new Map(rows.map(([carnet, nombre, numeroTicket]) => [carnet, { nombre, numeroTicket }]));

test("a name is reverted to the one before the first line, and added people leave the list", () => {
  expect(settingAside(lines, people(["1", "Y", "4"], ["2", "Eva", "5"]))).toEqual({
    isSetAside: true,
    ids: ["a", "b", "w"],
    names: [{ carnet: "1", nombre: "Ana" }],
    removed: ["2"],
    added: [],
  });
});

test("people who were corrected later stay as they are", () => {
  const since = people(["1", "Ana Lucía", "4"], ["2", "Eva", "77"]);
  expect(settingAside(lines, since)).toMatchObject({ names: [], removed: [] });
  expect(puttingBack(lines, people(["1", "Ana Lucía", "4"]))).toMatchObject({ names: [] });
});

test("when lines are put back, names and people return, with another ticket if theirs is taken", () => {
  expect(puttingBack(lines, people(["1", "Ana", "5"]))).toMatchObject({
    isSetAside: false,
    names: [{ carnet: "1", nombre: "Y" }],
    added: [{ carnet: "2", nombre: "Eva", numeroTicket: "6" }],
  });
});
