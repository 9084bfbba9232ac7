import { changeAt } from "#edition/files/yaml/change-at.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { instantOfDay } from "#edition/model/phases/event-dates.ts";
import { photoSlots } from "#edition/model/pictures/photo-slots.ts";
import { renewedBlocks } from "#edition/model/sections.ts";
import { isBlock } from "#edition/model/values-at.ts";
import { asSample } from "./sample-fields.ts";

/** The year of an edition, at its own offset. */
export function yearOf({ edicion }: EditionContent): number {
  return Number(edicion.fechas.inicio.slice(0, 4));
}

/**
 * The block of the edition that ends, for ediciones.yaml, with these photos or else the venue's; none if
 * it is there already.
 */
export function pastYear(current: EditionContent, eventPhotos: readonly string[]): unknown[] {
  const anio = yearOf(current);
  if (current.ediciones.some((past) => past.anio === anio)) return [];
  const described = eventPhotos.map((archivo, index) => ({
    archivo,
    alt: `Foto ${index + 1} de la edición ${anio}: describa aquí lo que se ve`,
  }));
  const fotos = described.length > 0 ? described : current.sede.fotos;
  return [{ anio, fotos: fotos.map(asSample) }];
}

/**
 * Marks what a new edition has to renew as sample: what it is about, the programme, sponsors, answers,
 * and blocks with a photo that is no longer valid.
 */
export function markOutdated(data: unknown, moved: boolean): unknown {
  const photos = Object.entries(photoSlots)
    .filter(([, { holds }]) => holds === "edition" || (holds === "place" && moved))
    .map(([field]) => field);
  const blocks = photos.map((field) => /^.*\[\]/.exec(field)?.[0] ?? field);
  return changeAt(data, [...renewedBlocks, ...new Set(blocks)], asSample);
}

/** Talks of the first day before `doors`, such as `07:00`, have no hour until somebody gives them one. */
export function withoutEarlyHours(
  data: unknown,
  { edicion: { fechas }, tematicas }: EditionContent,
  doors: string,
): unknown {
  return changeAt(data, ["tematicas[]"], (written, [, index]) => {
    const { hora = doors, dia = 1 } = tematicas[Number(index)] ?? {};
    const isNight = instantOfDay(fechas, dia, hora).slice(0, 10) > fechas.inicio.slice(0, 10);
    return isBlock(written) && dia === 1 && hora < doors && !isNight
      ? { ...written, hora: undefined, hasta: undefined }
      : written;
  });
}
