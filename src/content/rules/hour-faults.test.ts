import { test } from "vitest";
import { edit, expectOneFault, type FaultCase } from "../testing/one-fault.ts";

const second = "  icono: ciberseguridad\n";
const withHours = (...lines: readonly string[]) =>
  edit("tematicas", second, `${second}${lines.map((line) => `  ${line}\n`).join("")}`);

const cases: FaultCase[] = [
  [
    "a talk before the doors",
    withHours("hora: 06:30"),
    "tematicas.yaml:8:3",
    /«06:30», antes que las puertas, «07:00»/,
  ],
  [
    "an end that is not after the start",
    withHours("hora: 10:00", "hasta: 10:00"),
    "tematicas.yaml:9:3",
    /no es posterior a su hora/,
  ],
  [
    "an end without a start",
    withHours("hasta: 10:00"),
    "tematicas.yaml:8:3",
    /«hasta» junto a «hora»/,
  ],
  ["an hour that is none", withHours("hora: 25:00"), "tematicas.yaml:8:3", /de 00:00 a 23:59/],
  [
    "a talk before the one above it",
    edit(
      "tematicas",
      "  icono: ia\n  ponente: andrea-lemus\n- titulo: Seguridad\n",
      "  icono: ia\n  hora: 11:00\n  ponente: andrea-lemus\n- titulo: Seguridad\n  hora: 10:00\n",
    ),
    "tematicas.yaml:7:3",
    /«10:00», antes que la charla anterior, «11:00»/,
  ],
  [
    "a focus that is none",
    edit(
      "ponentes",
      "    alt: Retrato de Andrea",
      "    alt: Retrato de Andrea\n    enfoque: arriba",
    ),
    "ponentes.yaml:7:5",
    /dos números de 0 a 100/,
  ],
];

test.each(cases)("%s is reported once, in its place", async (_, change, place, message) => {
  await expectOneFault(change, place, message);
});
