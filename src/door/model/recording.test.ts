import { expect, test } from "vitest";
import type { SentLine, StoredLine } from "./lines.ts";
import { changesTakenBack } from "./recording.ts";

const stored = (line: SentLine, before: string | null = null): StoredLine => ({
  ...line,
  door: "Norte",
  recordedAt: line.at,
  before,
  isSetAside: false,
});
const renamed = (id: string, nombre: string, before: string) =>
  stored({ kind: "rename", id, at: 1, carnet: "1", nombre }, before);
const eva = { carnet: "2", nombre: "Eva", numeroTicket: "5" };
const added = stored({ kind: "walk-in", id: "w", at: 1, ...eva });
const lines = [renamed("a", "X", "Ana"), renamed("b", "Y", "X"), added];
const people = (...rows: [string, string, string][]) =>
  new Map(rows.map(([carnet, nombre, numeroTicket]) => [carnet, { carnet, nombre, numeroTicket }]));

test("a name is reverted to the one before the first line, and added people leave the list", () => {
  const ana = { carnet: "1", nombre: "Y", numeroTicket: "4" };
  expect(changesTakenBack(lines, people(["1", "Y", "4"], ["2", "Eva", "5"]))).toEqual([
    { before: ana, after: { ...ana, nombre: "Ana" } },
    { before: eva, after: null },
  ]);
});

test("people who were corrected later stay as they are", () => {
  expect(changesTakenBack(lines, people(["1", "Ana Lucía", "4"], ["2", "Eva", "77"]))).toEqual([]);
});
