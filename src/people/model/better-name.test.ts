import { expect, test } from "vitest";
import { isWrittenWorse } from "./better-name.ts";

test.each([
  ["ANA LOPEZ PEREZ", "Ana López Pérez", true],
  ["López Pérez, Ana", "Ana López Pérez", true],
  ["Jose Nunez", "JOSÉ NÚÑEZ", true],
  ["Ana López Pérez", "ANA LOPEZ PEREZ", false],
  ["Ana López", "Ana López Pérez", false],
  ["Ma. José López", "María José López", true],
  ["FRANCISCO PAZ XOL", "Fco. Paz Xol", false],
  ["Ana López Pérez", "Ana López Pérez", false],
])("%s is written worse than %s: %s", (listed, present, isWorse) => {
  expect(isWrittenWorse(listed, present)).toBe(isWorse);
});
