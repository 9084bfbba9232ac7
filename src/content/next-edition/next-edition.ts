import { atOffsetOf } from "../../domain/dates/event-dates.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { isBlock } from "../../domain/edition/values-at.ts";
import { checkSources } from "../check-sources.ts";
import { changeAt } from "../data/change-at.ts";
import { withoutEmpty } from "../data/without-empty.ts";
import type { Fault } from "../faults/fault.ts";
import type { PhotoFacts } from "../photos/photo-faults.ts";
import { SAMPLE_MARK } from "../rules/sample-marks.ts";
import { type ContentKey, contentKeys } from "../texts/content-keys.ts";
import type { ContentSources } from "../texts/texts-calls.ts";
import { writeYaml } from "../yaml/write-yaml.ts";
import { readData } from "../yaml/yaml-file.ts";
import type { EditionAnswers } from "./answers.ts";
import { renameEdition } from "./rename-edition.ts";
import { renewFacts } from "./renew-facts.ts";
import { markOutdated, movedTalks, type PastPhotos, pastYear } from "./renew-lists.ts";

export type NextEdition =
  | {
      readonly kind: "ready";
      /** The whole new texts of the files that change. */
      readonly files: Partial<ContentSources>;
      /** Fields that become sample, as in faults: `edicion.lema`, `ponentes[0]`. */
      readonly becameSample: readonly string[];
      /** Files and fields of edicion.yaml that stay, and of which nothing is sample. */
      readonly kept: readonly string[];
    }
  /** The content has faults, before or after the change. */
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

type Data = Readonly<Partial<Record<ContentKey, unknown>>>;

/**
 * Makes the content that of the next edition: number, dates and place as in `answers`, which have no
 * faults; the year that ends among the past editions; everything that a new edition has to renew
 * marked as sample. Comments and the order of fields stay. `photos` includes those of `past`.
 */
export function nextEdition(
  sources: ContentSources,
  photos: readonly PhotoFacts[],
  { answers, past, now }: { answers: EditionAnswers; past: PastPhotos; now: number },
): NextEdition {
  const before = checkSources(sources, photos, { now });
  if (before.edition === null) return { kind: "faulty", faults: before.faults };
  const written: Data = Object.fromEntries(
    contentKeys.flatMap((key) => {
      const data = readData(sources[key]);
      return Object(data) === data ? [[key, data]] : [];
    }),
  );
  const next = renew(written, before.edition, answers, past);
  const files = Object.fromEntries(
    contentKeys.flatMap((key) => {
      const text = writeYaml(sources[key], next[key], key);
      return text === sources[key] ? [] : [[key, text]];
    }),
  );
  const after = checkSources({ ...sources, ...files }, photos, { now });
  if (after.edition === null) return { kind: "faulty", faults: after.faults };
  const samples = after.samples.map(({ field }) => field);
  const inIdentity = Object.keys(withoutEmpty(written.edicion, ["edicion"]) ?? {});
  const parts = [
    ...inIdentity.filter((name) => !renewed.has(name)).map((name) => `edicion.${name}`),
    ...Object.keys(written).filter((key) => key !== "edicion"),
  ];
  return {
    kind: "ready",
    files,
    becameSample: samples.filter((field) => !before.samples.some((old) => old.field === field)),
    kept: parts.filter((part) => !samples.some((field) => isWithin(field, part))),
  };
}

/** Fields of edicion.yaml with new values. */
const renewed = new Set(["numero", "fechas", "lugar", "derechos", SAMPLE_MARK]);

const isWithin = (field: string, part: string) =>
  field === part || field.startsWith(`${part}.`) || field.startsWith(`${part}[`);

/** Texts outside of edicion.yaml that may name the edition. */
const namingTexts = [
  ...["acerca.queEs.titulo", "acerca.queEs.texto"],
  ...["acerca.paraQuien.titulo", "acerca.paraQuien.texto"],
  ...["preguntas[].pregunta", "preguntas[].respuesta"],
];

function renew(
  written: Data,
  current: EditionContent,
  answers: EditionAnswers,
  past: PastPhotos,
): Data {
  const { fechas, lugar, numero } = current.edicion;
  const next = {
    numero: Number(answers.numero),
    puertas: atOffsetOf(fechas.puertas, answers.fecha, answers.puertas),
    inicio: atOffsetOf(fechas.inicio, answers.fecha, answers.inicio),
  };
  const rename = renameEdition({ numero, ...fechas }, next);
  const moved = lugar.nombre !== answers.lugar || lugar.direccion !== answers.direccion;
  const change = { current: current.edicion, next, answers, rename, moved };
  let data: unknown = { ...written, edicion: renewFacts(written.edicion, change) };
  data = changeAt(data, namingTexts, (text) => rename(String(text)));
  data = movedTalks(data, current, next);
  data = markOutdated(data, moved);
  data = changeAt(data, ["ediciones"], (years) => [
    ...pastYear(current, past),
    ...(Array.isArray(years) ? years : []),
  ]);
  return isBlock(data) ? data : written;
}
