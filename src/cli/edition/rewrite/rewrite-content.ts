import { editYaml, type YamlEdits } from "../../../content/yaml/yaml-edits.ts";
import { atOffsetOf } from "../../../domain/dates/event-dates.ts";
import { type EditionContent, editionSchema } from "../../../domain/edition/edition.ts";
import { galleryBlocks, photoSlots, valuesAt } from "../../../domain/edition/photo-slots.ts";
import type { Answers } from "../answers.ts";
import type { PhotoChoice } from "../photos.ts";
import { type NamedEdition, renameEdition, yearOf } from "./rename-edition.ts";
import { rewriteIdentity } from "./rewrite-identity.ts";

type ContentKey = keyof EditionContent;

/** The content's files; the edition's own file is last, because writing it completes the change. */
export const contentKeys: readonly ContentKey[] = editionSchema.keyof().options.toReversed();

/** The YAML texts of the content's files. */
export type ContentTexts = ReadonlyMap<ContentKey, string>;

/** Rewrites the YAML texts of sound content for the edition of `answers`. */
export function rewriteContent(
  texts: ContentTexts,
  current: EditionContent,
  answers: Answers,
  photos: PhotoChoice,
): ContentTexts {
  const { fechas, lugar, numero } = current.edicion;
  const next: NamedEdition = {
    numero: Number(answers.numero),
    puertas: atOffsetOf(fechas.puertas, answers.fecha, answers.puertas),
    inicio: atOffsetOf(fechas.inicio, answers.fecha, answers.inicio),
  };
  const rename = renameEdition({ numero, ...fechas }, next);
  const moved = lugar.nombre !== answers.lugar || lugar.direccion !== answers.direccion;
  const changes: { readonly [Key in ContentKey]?: (yaml: YamlEdits) => void } = {
    ediciones: (yaml) => addYear(yaml, current, photos),
    acerca: (yaml) => renewCards(yaml, rename),
    preguntas: (yaml) => renewAnswers(yaml, current, rename),
    tematicas: (yaml) =>
      moveTalks(yaml, current, minutesOf(next.inicio) - minutesOf(fechas.inicio)),
    edicion: (yaml) =>
      rewriteIdentity(yaml, { current: current.edicion, next, answers, rename, moved }),
  };
  const outdated = outdatedBlocks(moved);
  return new Map(
    [...texts].map(([key, text]) => {
      const yaml = editYaml(text);
      changes[key]?.(yaml);
      markBlocks(yaml, key, outdated);
      return [key, yaml.result()] as const;
    }),
  );
}

function addYear(yaml: YamlEdits, current: EditionContent, photos: PhotoChoice): void {
  const anio = yearOf(current);
  const { carpeta, fotos } = current.sede;
  switch (photos.kind) {
    case "present":
      return;
    case "event":
      yaml.prepend({
        anio,
        fotos: photos.photos.map(({ name: archivo }, index) => ({
          muestra: true,
          archivo,
          alt: `Foto ${index + 1} de la edición ${anio}: describa aquí lo que se ve`,
        })),
      });
      return;
    case "hall":
      if (carpeta !== undefined) yaml.prepend({ anio, muestra: true, carpeta });
      else yaml.prepend({ anio, fotos: fotos.map((photo) => ({ muestra: true, ...photo })) });
  }
}

/**
 * The blocks that a new edition has to renew: the programme, sponsors, answers, and list items with a
 * photo that is no longer valid.
 */
function outdatedBlocks(moved: boolean): string[] {
  const photos = Object.entries(photoSlots)
    .filter(([, { holds }]) => holds === "edition" || (holds === "place" && moved))
    .map(([field]) => /^.*\[\]/.exec(field)?.[0] ?? field);
  return [...new Set(["tematicas[]", "patrocinadores[]", "preguntas[]", ...photos])];
}

/** Marks those of `blocks` that exist in the file as sample; of a gallery in a folder, the folder. */
function markBlocks(yaml: YamlEdits, key: ContentKey, blocks: readonly string[]): void {
  const data = { [key]: yaml.value([]) };
  const folders = galleryBlocks.filter((gallery) => blocks.includes(`${gallery}.fotos[]`));
  for (const { path } of blocks.flatMap((block) => valuesAt(data, block))) {
    yaml.mark(path.slice(1));
  }
  for (const { path } of folders.flatMap((gallery) => valuesAt(data, `${gallery}.carpeta`))) {
    yaml.mark(path.slice(1, -1));
  }
}

/** Talks keep their distance from the start, as long as all of them stay on the same day. */
function moveTalks(yaml: YamlEdits, { tematicas }: EditionContent, minutes: number): void {
  const hours = tematicas.flatMap(({ hora, hasta }, index) =>
    Object.entries({ hora, hasta }).flatMap(([name, written]) =>
      written === undefined
        ? []
        : [{ path: [index, name], to: minutesOf(`T${written}`) + minutes }],
    ),
  );
  if (minutes === 0 || hours.some(({ to }) => to < 0 || to >= 24 * 60)) return;
  for (const { path, to } of hours) {
    const [hour, minute] = [Math.floor(to / 60), to % 60];
    yaml.set(path, [hour, minute].map((part) => String(part).padStart(2, "0")).join(":"));
  }
}

/** Minutes from midnight to the time of an instant, at its own offset. */
function minutesOf(instant: string): number {
  const [, hour, minute] = /T(\d\d):(\d\d)/.exec(instant) ?? [];
  return Number(hour) * 60 + Number(minute);
}

function renewAnswers(
  yaml: YamlEdits,
  { preguntas = [] }: EditionContent,
  rename: (text: string) => string,
): void {
  for (const index of preguntas.keys()) {
    yaml.rewrite([index, "pregunta"], rename);
    yaml.rewrite([index, "respuesta"], rename);
  }
}

function renewCards(yaml: YamlEdits, rename: (text: string) => string): void {
  for (const card of ["queEs", "paraQuien"]) {
    yaml.mark([card]);
    yaml.rewrite([card, "titulo"], rename);
    yaml.rewrite([card, "texto"], rename);
  }
}
