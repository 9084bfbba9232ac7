import { expect, test } from "vitest";
import { slugOf } from "./plain-text.ts";

test("accents, ligatures and signs become plain letters and single hyphens", () => {
  expect(slugOf("¡Año Nuevo! — ﬁesta Nº 1")).toBe("ano-nuevo-fiesta-no-1");
});
