import { expect, test } from "vitest";
import { readEdited } from "../testing/broken-content.ts";
import { edit } from "../testing/one-fault.ts";

const start = "  inicio: 2025-10-04T08:00:00-06:00\n";
const withEnd = (end: string) => edit("edicion", start, `${start}  fin: ${end}\n`);
const withPhases = (...lines: readonly string[]) =>
  edit("edicion", "derechos: 2025\n", ["derechos: 2025", "fases:", ...lines, ""].join("\n"));

test("phases may have dates and some of their texts", async () => {
  const { edition, faults } = await readEdited(
    withEnd("2025-10-04T18:00:00-06:00"),
    withPhases(
      "  entradasDesde: 2025-08-01T08:00:00-06:00",
      "  terminada:",
      "    gracias: Gracias por venir",
    ),
  );
  expect(faults).toEqual([]);
  expect(edition?.edicion.fases).toEqual({
    entradasDesde: "2025-08-01T08:00:00-06:00",
    terminada: { gracias: "Gracias por venir" },
  });
});
