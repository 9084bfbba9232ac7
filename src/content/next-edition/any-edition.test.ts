import fc from "fast-check";
import { test } from "vitest";
import { checkSources } from "../check-sources.ts";
import type { ContentSources } from "../desk/texts-calls.ts";
import { formatFault } from "../faults/fault.ts";
import { writeYaml } from "../yaml/write-yaml.ts";
import { nextEdition } from "./next-edition.ts";
import { BEGUN_AT, elsewhere, photosOf, sourcesWith } from "./testing/next.ts";

test("whatever the hours, days and numbers, the next edition has no faults, and neither has the one after", async () => {
  const frozen = await sourcesWith();
  const photos = photosOf(frozen);
  const time = fc
    .tuple(fc.nat(23), fc.constantFrom("00", "30"))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
  const twoTimes = fc.tuple(time, time).map((times) => times.sort());
  const talk = fc.record(
    { titulo: fc.uuid(), hora: time, hasta: time, dia: fc.constantFrom(1, 2) },
    { requiredKeys: ["titulo", "hora"] },
  );
  const years = fc.tuple(fc.integer({ min: 2026, max: 2060 }), fc.integer({ min: 1, max: 30 }));
  const property = fc.property(
    fc.array(talk, { maxLength: 4 }),
    twoTimes,
    years,
    fc.tuple(twoTimes, twoTimes),
    fc.integer({ min: 1, max: 80 }),
    (talks, [doors, start], [first, later], times, numero) => {
      let sources: ContentSources = {
        ...frozen,
        edicion: frozen.edicion
          .replace("numero: 13", `numero: ${numero}`)
          .replace(
            /puertas: (\S+)T\d\d:\d\d/,
            `fin: 2025-10-05T23:50:00-06:00\n  puertas: $1T${doors}`,
          )
          .replace(/inicio: (\S+)T\d\d:\d\d/, `inicio: $1T${start}`),
        tematicas: writeYaml(frozen.tematicas, talks, "tematicas"),
      };
      fc.pre(checkSources(sources, photos, { now: BEGUN_AT }).edition !== null);
      for (const [index, [puertas = "", inicio = ""]] of times.entries()) {
        const numbers = {
          numero: `${numero + 1 + index}`,
          fecha: `${first + index * later}-03-01`,
        };
        const answers = { ...elsewhere, ...numbers, puertas, inicio };
        const made = nextEdition(sources, photos, {
          answers,
          past: { kind: "hall" },
          now: BEGUN_AT,
        });
        if (made.kind === "faulty") throw new Error(made.faults.map(formatFault).join());
        sources = { ...sources, ...made.files };
      }
    },
  );
  fc.assert(property, { numRuns: 25 });
});
