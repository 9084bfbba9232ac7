import { expect, test } from "vitest";
import { isWrittenWorse, withBetterNames } from "./better-name.ts";

test.each([
  ["ANA LOPEZ PEREZ", "Ana López Pérez", true],
  ["López Pérez, Ana", "Ana López Pérez", true],
  ["Jose Nunez", "JOSÉ NÚÑEZ", true],
  ["Ana López Pérez", "ANA LOPEZ PEREZ", false],
  ["Ana López", "Ana López Pérez", false],
  ["Ana López Pérez", "Ana López Pérez", false],
])("%s is written worse than %s: %s", (listed, present, isWorse) => {
  expect(isWrittenWorse(listed, present)).toBe(isWorse);
});

test("a list keeps the better names that people have, and changes all others", () => {
  const [ana, jose] = [
    { carnet: "2490-21-1", nombre: "Ana López", numeroTicket: "1" },
    { carnet: "2490-21-2", nombre: "JOSE NUNEZ", numeroTicket: "2" },
  ];
  const list = [
    { ...ana, nombre: "ANA LOPEZ", numeroTicket: "9" },
    { ...jose, nombre: "José Núñez" },
    { carnet: "2490-21-3", nombre: "EVA XOL", numeroTicket: "3" },
  ];
  expect(withBetterNames(list, [ana, jose])).toEqual([
    { ...list[0], nombre: "Ana López" },
    list[1],
    list[2],
  ]);
});
