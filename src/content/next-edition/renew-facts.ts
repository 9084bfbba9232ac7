import { atOwnOffset, weekdayOf } from "../../domain/dates/content-dates.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { editionFacts } from "../../domain/edition/edition-facts.ts";
import { changeAt } from "../data/change-at.ts";
import type { EditionAnswers } from "./answers.ts";
import type { NamedEdition } from "./rename-edition.ts";
import { asSample, type Marks, withSamples } from "./sample-fields.ts";

interface FactsChange {
  readonly current: EditionContent["edicion"];
  readonly next: NamedEdition;
  readonly answers: EditionAnswers;
  readonly rename: (text: string) => string;
  /** Whether the place or its address changes. */
  readonly moved: boolean;
}

/** Texts of the edition that may name it. */
const texts = ["titulo", "lema", "descripcion", "costo", "constancia", "constanciaComo"] as const;

/**
 * The data of edicion.yaml with number, dates and place as given, and all other texts of the edition
 * marked as sample. `data` is as written, `change.current` as it was meant.
 */
export function renewFacts(data: unknown, change: FactsChange): unknown {
  const { current, next, answers, rename, moved } = change;
  const { fechas, fases } = current;
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
    ...(moved && { "lugar.nombre": answers.lugar, "lugar.direccion": answers.direccion }),
  };
  let renewed = Object.entries(values).reduce(
    (changed, [field, value]) => changeAt(changed, [field], () => value),
    data,
  );
  renewed = changeAt(renewed, ["entradas.mensaje"], (text) => rename(String(text)));
  for (const field of texts) {
    renewed = changeAt(renewed, [field], (text) => {
      const named = rename(String(text));
      // A longer date may exceed the limit of the field.
      return editionFacts.shape[field].safeParse(named).success ? named : text;
    });
  }
  renewed = changeAt(renewed, ["fases"], asSample);
  return Object.entries(marksOf(change)).reduce<unknown>(
    (changed, [field, marks]) => changeAt(changed, [field], (block) => withSamples(block, marks)),
    withSamples(renewed, {
      // Facts are marked until somebody confirms them; crests, networks and headings last.
      add: ["lema", "descripcion", "costo", "constancia", "constanciaComo", "logo", "color"],
      remove: ["numero", "fechas", "derechos"],
    }),
  );
}

function marksOf({ current, answers, moved }: FactsChange): Readonly<Record<string, Marks>> {
  const sameAddress = current.lugar.direccion === answers.direccion;
  return {
    fechas: { add: ["fin"], remove: ["dia", "puertas", "inicio"] },
    entradas: { add: ["mensaje"], remove: [] },
    ...(moved && {
      lugar: sameAddress
        ? { add: ["direccion", "mapa"], remove: ["nombre"] }
        : // Another address may be in another town.
          { add: ["mapa", "ciudad"], remove: ["nombre", "direccion"] },
    }),
  };
}

/** `instant` at the same distance from `to` as it was from `from`, formatted at its own offset. */
function shifted(instant: string, from: string, to: string): string {
  const moved = Date.parse(instant) + Date.parse(to) - Date.parse(from);
  return atOwnOffset(moved, instant);
}
