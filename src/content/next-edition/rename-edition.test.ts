import { expect, test } from "vitest";
import { renameEdition } from "./rename-edition.ts";

const rename = renameEdition(
  { numero: 13, puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" },
  { numero: 14, puertas: "2026-10-02T08:00:00-06:00", inicio: "2026-10-02T09:00:00-06:00" },
);

test.each([
  ["la XIII Convención", "la XIV Convención"],
  ["el sábado 4 de octubre de 2025", "el viernes 2 de octubre de 2026"],
  ["el sábado 4 de octubre, a las 8:00 AM", "el viernes 2 de octubre, a las 9:00 AM"],
  ["puertas a las 7:00 AM, inicio 8:00 AM", "puertas a las 8:00 AM, inicio 9:00 AM"],
  ["la 13.ª edición, la 13ª Convención", "la 14.ª edición, la 14ª Convención"],
  ["del 4 de\n    octubre de\n    2025", "del 2 de octubre de 2026"],
])("%j becomes %j", (before, after) => {
  expect(rename(before)).toBe(after);
});

test.each([
  "el 4 de octubre de 2024 fue otra cosa",
  "el 14 de octubre de 2025",
  "el siglo XVIII y la XIIIª",
  "desde 2025",
  "todos los sábados",
  "a las 18:00 AM",
  "13.ª avenida",
])("%j is not renamed", (text) => {
  expect(rename(text)).toBe(text);
});

test("a numeral of one letter stays, because it may be a word", () => {
  const fromOne = renameEdition(
    { numero: 5, puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T07:00:00-06:00" },
    { numero: 6, puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T07:00:00-06:00" },
  );
  expect(fromOne("La V Convención, plan V")).toBe("La V Convención, plan V");
});
