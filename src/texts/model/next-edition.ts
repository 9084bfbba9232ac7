import { checkSources } from "#edition/files/check-sources.ts";
import type { PhotoFacts } from "#edition/files/photo-faults.ts";
import type { Fault } from "#edition/files/rules/fault.ts";
import { changeAt } from "#edition/files/yaml/change-at.ts";
import { type ContentKey, contentKeys } from "#edition/files/yaml/content-keys.ts";
import type { ContentSources } from "#edition/files/yaml/texts-calls.ts";
import { writeYaml } from "#edition/files/yaml/write-yaml.ts";
import { readData } from "#edition/files/yaml/yaml-file.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { atOffsetOf } from "#edition/model/phases/event-dates.ts";
import { isBlock } from "#edition/model/values-at.ts";
import type { EditionAnswers } from "./answers.ts";
import { renewFacts } from "./renew-facts.ts";
import { markOutdated, pastYear, withoutEarlyHours } from "./renew-lists.ts";

export type NextEdition =
  /** The whole new texts of the files that change. */
  | { readonly kind: "ready"; readonly files: Partial<ContentSources> }
  /** The content has faults, before or after the change. */
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

type Data = Readonly<Partial<Record<ContentKey, unknown>>>;

/**
 * Makes the content that of the next edition: number, dates and place as in `answers`; the year that
 * ends among the past editions, with `eventPhotos` (names in content/fotos, which are among `photos`)
 * or else those of the venue; everything that a new edition has to renew marked as sample. Comments and
 * the order of fields stay.
 */
export function nextEdition(
  sources: ContentSources,
  photos: readonly PhotoFacts[],
  {
    answers,
    eventPhotos,
    now,
  }: { answers: EditionAnswers; eventPhotos: readonly string[]; now: number },
): NextEdition {
  const before = checkSources(sources, photos, { now });
  if (before.edition === null) return { kind: "faulty", faults: before.faults };
  const written: Data = Object.fromEntries(
    contentKeys.flatMap((key) => {
      const data = readData(sources[key]);
      return Object(data) === data ? [[key, data]] : [];
    }),
  );
  const next = renew(written, before.edition, answers, eventPhotos);
  const files = Object.fromEntries(
    contentKeys.flatMap((key) => {
      const text = writeYaml(sources[key], next[key], key);
      return text === sources[key] ? [] : [[key, text]];
    }),
  );
  const after = checkSources({ ...sources, ...files }, photos, { now });
  return after.edition === null
    ? { kind: "faulty", faults: after.faults }
    : { kind: "ready", files };
}

function renew(
  written: Data,
  current: EditionContent,
  answers: EditionAnswers,
  eventPhotos: readonly string[],
): Data {
  const { fechas, lugar } = current.edicion;
  const next = {
    numero: Number(answers.numero),
    puertas: atOffsetOf(fechas.puertas, answers.fecha, answers.puertas),
    inicio: atOffsetOf(fechas.inicio, answers.fecha, answers.inicio),
    lugar: answers.lugar,
    direccion: answers.direccion,
    moved: lugar.nombre !== answers.lugar || lugar.direccion !== answers.direccion,
  };
  let data: unknown = { ...written, edicion: renewFacts(written.edicion, current.edicion, next) };
  data = withoutEarlyHours(data, current, answers.puertas);
  data = markOutdated(data, next.moved);
  data = changeAt(data, ["ediciones"], (years) => [
    ...pastYear(current, eventPhotos),
    ...(Array.isArray(years) ? years : []),
  ]);
  return isBlock(data) ? data : written;
}
