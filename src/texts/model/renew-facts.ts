import { changeAt } from "#edition/files/yaml/change-at.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { atOwnOffset, weekdayOf } from "#edition/model/phases/content-dates.ts";
import { asSample, type Marks, withSamples } from "./sample-fields.ts";

interface NewFacts {
  readonly numero: number;
  /** Instants as content has them. */
  readonly puertas: string;
  readonly inicio: string;
  readonly lugar: string;
  readonly direccion: string;
  /** Whether the place or its address changes. */
  readonly moved: boolean;
}

/**
 * The data of edicion.yaml with number, dates and place as given, and all other texts of the edition
 * marked as sample. `data` is as written, `current` as it was meant.
 */
export function renewFacts(
  data: unknown,
  { fechas, fases, inscripcion }: EditionContent["edicion"],
  next: NewFacts,
): unknown {
  const values: Readonly<Record<string, unknown>> = {
    numero: next.numero,
    derechos: Number(next.inicio.slice(0, 4)),
    "fechas.dia": weekdayOf(next.inicio),
    "fechas.puertas": next.puertas,
    "fechas.inicio": next.inicio,
    "fechas.fin": fechas.fin && shifted(fechas.fin, fechas.inicio, next.inicio),
    // Tickets get the same lead time as before.
    "fases.entradasDesde":
      fases?.entradasDesde && shifted(fases.entradasDesde, fechas.puertas, next.puertas),
    "inscripcion.desde":
      inscripcion?.desde && shifted(inscripcion.desde, fechas.puertas, next.puertas),
    "inscripcion.hasta":
      inscripcion?.hasta && shifted(inscripcion.hasta, fechas.puertas, next.puertas),
    ...(next.moved && { "lugar.nombre": next.lugar, "lugar.direccion": next.direccion }),
  };
  const renewed = Object.entries(values).reduce(
    (changed, [field, value]) => changeAt(changed, [field], () => value),
    changeAt(changeAt(data, ["fases"], asSample), ["estado"], () => undefined),
  );
  const marks: Readonly<Record<string, Marks>> = {
    fechas: { add: ["fin"], remove: ["dia", "puertas", "inicio"] },
    entradas: { add: ["mensaje"], remove: [] },
    ...(next.moved && { lugar: { add: ["mapa", "ciudad"], remove: ["nombre", "direccion"] } }),
  };
  return Object.entries(marks).reduce<unknown>(
    (changed, [field, own]) => changeAt(changed, [field], (block) => withSamples(block, own)),
    withSamples(renewed, {
      // Facts are marked until somebody confirms them; crests, networks and headings last.
      add: ["lema", "descripcion", "costo", "constancia", "constanciaComo", "logo", "color"],
      remove: ["numero", "fechas", "derechos"],
    }),
  );
}

/** `instant` at the same distance from `to` as it was from `from`, formatted at its own offset. */
function shifted(instant: string, from: string, to: string): string {
  const moved = Date.parse(instant) + Date.parse(to) - Date.parse(from);
  return atOwnOffset(moved, instant);
}
