import { expect, test } from "vitest";
import { readEdited } from "../testing/broken-content.ts";
import { edit, expectOneFault, type FaultCase } from "../testing/one-fault.ts";

const start = "  inicio: 2025-10-04T08:00:00-06:00\n";
const withEnd = (end: string) => edit("edicion", start, `${start}  fin: ${end}\n`);
const withPhases = (...lines: readonly string[]) =>
  edit("edicion", "derechos: 2025\n", ["derechos: 2025", "fases:", ...lines, ""].join("\n"));

const cases: FaultCase[] = [
  [
    "an end before the start",
    withEnd("2025-10-04T07:30:00-06:00"),
    "edicion.yaml:17:3",
    /edicion → fechas → fin\n.*no es posterior al inicio/,
  ],
  [
    "an end at the start, in another zone",
    withEnd("2025-10-04T14:00:00Z"),
    "edicion.yaml:17:3",
    /no es posterior al inicio/,
  ],
  ["an end without time", withEnd("2025-10-04"), "edicion.yaml:17:3", /sin hora/],
  [
    "tickets only once the doors are open",
    withPhases("  entradasDesde: 2025-10-04T07:00:00-06:00"),
    "edicion.yaml:28:3",
    /edicion → fases → entradasDesde\n.*ya están abiertas.*\n.*anterior a las puertas/,
  ],
  [
    "tickets from a day that does not exist",
    withPhases("  entradasDesde: 2025-09-31T07:00:00-06:00"),
    "edicion.yaml:28:3",
    /un día que no existe/,
  ],
  [
    "a phase that is none",
    withPhases("  terminado:", "    gracias: Gracias"),
    "edicion.yaml:28:3",
    /desconocido, «terminado».*\n.*entradasDesde, anunciada, abierta, dia, terminada\n.*¿Quiso escribir «terminada»\?/,
  ],
  [
    "a text that a phase does not have",
    withPhases("  abierta:", "    gracias: Gracias"),
    "edicion.yaml:29:5",
    /desconocido, «gracias».*\n.*entrada, registro/,
  ],
  [
    "a text too long for a button",
    withPhases("  dia:", `    entrada: Entradas${" muy".repeat(10)} baratas`),
    "edicion.yaml:29:5",
    /40 letras/,
  ],
];

test.each(cases)("%s is reported once, in its place", async (_, change, place, message) => {
  await expectOneFault(change, place, message);
});

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
