import { SAMPLE_MARK } from "#edition/files/rules/sample-marks.ts";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { atOwnOffset, weekdayOf } from "#edition/model/phases/event-dates.ts";
import { renewedBlocks } from "#edition/model/sections.ts";
import { isBlock, replaceAt, valuesAt } from "#edition/model/values-at.ts";

type Data = Readonly<Partial<Record<ContentKey, unknown>>>;

interface NewEdition {
  readonly numero: number;
  /** Its day, such as `2026-10-03`. */
  readonly fecha: string;
  /** Photos of the edition that ends, names in content/fotos. */
  readonly eventPhotos: readonly string[];
}

/** Fields of `edicion` of which the same is true as of `renewed`. */
const renewedFacts = [
  "lema",
  "descripcion",
  "costo",
  "constancia",
  "constanciaComo",
  "logo",
  "color",
];
const instants = [
  "edicion.fechas.puertas",
  "edicion.fechas.inicio",
  "edicion.fechas.fin",
  "edicion.fases.entradasDesde",
  "edicion.inscripcion.desde",
  "edicion.inscripcion.hasta",
];

/** Blocks that a new edition writes anew or confirms. */
const renewed = [
  "edicion.fechas",
  "edicion.fases",
  "edicion.inscripcion",
  "edicion.lugar",
  ...renewedBlocks,
];

/**
 * The data of the next edition: all dates are moved by as many days as the event, the year that ends is
 * among the past ones with its photos or else those of the venue, and what has to be renewed is marked as sample.
 */
export function nextEdition(
  data: Data,
  { edicion, ediciones, sede }: EditionContent,
  { numero, fecha, eventPhotos }: NewEdition,
): Data {
  const { inicio } = edicion.fechas;
  const later = Date.parse(fecha) - Date.parse(inicio.slice(0, 10));
  const moved = (field: string) => {
    // As it was meant: a written one may have spaces around it.
    const instant = String(valuesAt({ edicion }, field)[0]?.value);
    return atOwnOffset(Date.parse(instant) + later, instant);
  };
  const anio = Number(inicio.slice(0, 4));
  const isPast = ediciones.some((past) => past.anio === anio);
  const described = eventPhotos.map((archivo, index) => ({
    archivo,
    alt: `Foto ${index + 1} de la edición ${anio}: describa aquí lo que se ve`,
  }));
  const fotos = described.length > 0 ? described : sede.fotos;
  const changes: readonly (readonly [field: string, change: (value: unknown) => unknown])[] = [
    ["edicion.numero", () => numero],
    ["edicion.derechos", () => Number(fecha.slice(0, 4))],
    ["edicion.fechas.dia", () => weekdayOf(fecha)],
    ["edicion.estado", () => undefined],
    ...instants.map((field) => [field, () => moved(field)] as const),
    ...renewed.map((field) => [field, asSample] as const),
    ["edicion", (block) => withSamples(block, renewedFacts)],
    ["edicion.entradas", (block) => withSamples(block, ["mensaje"])],
    [
      "ediciones",
      (past) => [...(isPast ? [] : [{ anio, fotos: fotos.map(asSample) }]), past].flat(),
    ],
  ];
  return changes.reduce<Data>(
    (next, [field, change]) =>
      Object(replaceAt(next, field, (value) => (value === null ? null : change(value)))),
    data,
  );
}

function asSample(value: unknown): unknown {
  return isBlock(value) ? { ...value, [SAMPLE_MARK]: true } : value;
}

/** Marks some fields of a block as sample; those that it lacks do not matter. */
function withSamples(block: unknown, names: readonly string[]): unknown {
  if (!isBlock(block) || block[SAMPLE_MARK] === true) return block;
  const before: unknown[] = [block[SAMPLE_MARK] ?? []].flat();
  const added = names.filter((name) => (block[name] ?? null) !== null);
  const marked = new Set([...before, ...added]);
  return marked.size > 0 ? { ...block, [SAMPLE_MARK]: [...marked] } : block;
}
