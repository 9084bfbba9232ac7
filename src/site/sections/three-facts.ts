import type { Edition } from "#edition/model/edition.ts";
import { daysAndHours, wallClock } from "#edition/model/phases/event-dates.ts";
import { isTalk } from "#edition/model/phases/programme.ts";
import { amount } from "#platform/text/amount.ts";
import { promisedCertificate } from "../parts/promised-certificate.ts";

export type FactSources = Pick<Edition, "edicion" | "tematicas">;

/** The first three available facts that help a student decide. */
export function threeFacts({ edicion, tematicas }: FactSources): [term: string, fact: string][] {
  const { fechas, costo, constanciaComo, lugar } = edicion;
  const certificate = promisedCertificate(edicion);
  const talks = tematicas.filter(isTalk);
  const { start, until } = daysAndHours(fechas);
  const facts = {
    Costo: costo,
    "Te llevas": certificate && constanciaComo ? `${certificate}: ${constanciaComo}` : certificate,
    Programa: talks.length > 0 ? amount(talks.length, "conferencia", "conferencias") : undefined,
    Horario: until ? `${start} a ${until}` : `Desde las ${start}`,
    Puertas: `Desde las ${wallClock(fechas.puertas).time}`,
    Lugar: lugar.ciudad ?? lugar.nombre,
  };
  return Object.entries(facts)
    .flatMap(([term, fact]): [string, string][] => (fact === undefined ? [] : [[term, fact]]))
    .slice(0, 3);
}
