import { expect, test } from "vitest";
import { sentLineSchema } from "./lines.ts";

const line = { id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427", at: 1_759_583_000_000 };
const walkIn = { ...line, kind: "walk-in", carnet: "2490-21-1", nombre: "Ana", numeroTicket: "7" };

test.each([
  ["no kind", { ...line, carnet: "2490-21-1" }],
  ["an id that is no UUID", { ...walkIn, id: "1" }],
  ["a time before all time", { ...walkIn, at: -1 }],
  ["a name with a line break", { ...walkIn, nombre: "Ana\nLucía" }],
  ["a name that turns the text around", { ...walkIn, nombre: "Ana\u202e" }],
  ["a name that is too long", { ...walkIn, nombre: "a".repeat(201) }],
  ["a carnet that is none", { ...walkIn, carnet: "Ana" }],
  ["a field too many", { ...walkIn, correo: "a@b.c" }],
])("a line of the log is refused with %s", (_name, line) => {
  expect(sentLineSchema.safeParse(line).success).toBe(false);
});
