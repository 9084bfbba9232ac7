import { expect, it } from "vitest";
import { constellationOf } from "./constellation.ts";

const numbers = Array.from({ length: 400 }, (_, n) => String(n).padStart(3, "0"));

it("differs from ticket to ticket, and is the same for the same one", () => {
  const drawings = new Set(
    [...numbers, ...numbers].map((number) => JSON.stringify(constellationOf(number))),
  );
  expect(drawings.size).toBe(numbers.length);
});
