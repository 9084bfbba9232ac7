import type { EditionContent } from "../../domain/edition/edition.ts";
import { photoSlots } from "../../domain/edition/photo-slots.ts";
import { isBlock } from "../../domain/edition/values-at.ts";
import { changeAt } from "../data/change-at.ts";
import type { NamedEdition } from "./rename-edition.ts";
import { asSample } from "./sample-fields.ts";

/** The photos of the edition that ends, among the past editions. */
export type PastPhotos =
  /** Photos of the event, by their names in content/fotos. */
  | { readonly kind: "event"; readonly names: readonly string[] }
  /** The venue's photos are used instead. */
  | { readonly kind: "hall" }
  /** The organisers have already added that year. */
  | { readonly kind: "present" };

/** The year of an edition, at its own offset. */
export function yearOf({ edicion }: EditionContent): number {
  return Number(edicion.fechas.inicio.slice(0, 4));
}

/** The block of the edition that ends, for ediciones.yaml; none if it is there already. */
export function pastYear(current: EditionContent, past: PastPhotos): readonly unknown[] {
  const anio = yearOf(current);
  switch (past.kind) {
    case "present":
      return [];
    case "event": {
      const described = past.names.map((archivo, index) => ({
        archivo,
        alt: `Foto ${index + 1} de la edición ${anio}: describa aquí lo que se ve`,
      }));
      return [{ anio, fotos: described.map(asSample) }];
    }
    case "hall":
      return [{ anio, fotos: current.sede.fotos.map(asSample) }];
  }
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
  return changeAt(
    data,
    [
      ...["acerca.queEs", "acerca.paraQuien", "tematicas[]", "patrocinadores[]", "preguntas[]"],
      ...new Set(blocks),
    ],
    asSample,
  );
}

/**
 * Talks keep their distance from the start, as long as all of them stay on the same day. A talk that
 * would begin before the doors open has no hour until somebody gives it one.
 */
export function movedTalks(
  data: unknown,
  { edicion, tematicas }: EditionContent,
  { puertas, inicio }: NamedEdition,
): unknown {
  const minutes = minutesOf(inicio.slice(11, 16)) - minutesOf(edicion.fechas.inicio.slice(11, 16));
  const ends = tematicas
    .flatMap(({ hora, hasta }) => [hora, hasta])
    .filter((time) => time !== undefined);
  const staysOnDay = ends.map(minutesOf).every((at) => at + minutes >= 0 && at + minutes < 24 * 60);
  const moved = (time: string | undefined) =>
    time === undefined || !staysOnDay ? time : timeAt(minutesOf(time) + minutes);
  return changeAt(data, ["tematicas[]"], (written, [, index]) => {
    const talk = tematicas[Number(index)];
    if (!isBlock(written) || talk?.hora === undefined) return written;
    const hora = moved(talk.hora) ?? "";
    const isEarly = (talk.dia ?? 1) === 1 && hora < puertas.slice(11, 16);
    if (isEarly) return { ...written, hora: undefined, hasta: undefined };
    return hora === talk.hora ? written : { ...written, hora, hasta: moved(talk.hasta) };
  });
}

/** Minutes from midnight to HH:MM. */
function minutesOf(time: string): number {
  const [hour, minute] = time.split(":");
  return Number(hour) * 60 + Number(minute);
}

function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
