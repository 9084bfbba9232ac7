import { expect, test } from "vitest";
import { listAnswerSchema, syncAnswerSchema } from "./calls.ts";

const line = { id: "a", at: 5, door: "Entrada norte" };
const entry = { ...line, kind: "entry", carnet: "2490-21-1" };
const walkIn = { ...entry, kind: "walk-in", nombre: "Ana", numeroTicket: "1" };
const logged = [
  { ...entry, position: 1 },
  { ...walkIn, position: 2 },
  { ...line, kind: "undo", entry: "b", position: 3 },
  { ...entry, kind: "rename", nombre: "Ana", position: 4 },
];
const common = { listVersion: "1", now: 5, until: 6 };
const sync = {
  ...common,
  answers: [
    { id: "a", outcome: "recorded", changed: null },
    { id: "b", outcome: "known", changed: walkIn },
    { id: "c", outcome: "refused", reason: "not-listed" },
  ],
  events: logged,
  logId: "5",
  cursor: 4,
  more: false,
};
const list = {
  ...common,
  door: "Entrada norte",
  position: 0,
  carnet: ["2490-21-1"],
  nombre: ["Ana"],
  numeroTicket: ["1"],
};

test("a server's answer is parsed without the fields of newer versions", () => {
  expect(syncAnswerSchema.parse({ ...sync, added: true })).toEqual(sync);
  expect(listAnswerSchema.parse(list)).toEqual(list);
});

test.each([null, "hola", { ok: true }, { ...sync, events: [{ ...entry }] }, { ...sync, now: "5" }])(
  "another answer is refused: %j",
  (answer) => {
    expect(syncAnswerSchema.safeParse(answer).success).toBe(false);
    expect(listAnswerSchema.safeParse(answer).success).toBe(false);
  },
);
