import { photoNameFields } from "#edition/model/pictures/photo-slots.ts";
import { valuesAt } from "#edition/model/values-at.ts";
import type { Notice, Path, PathFault } from "../rules/fault.ts";

/** A file in content/fotos, and as much as is known about it. */
export interface PhotoFacts {
  /** Its path in content/fotos, such as `2025/foto.jpg`. */
  readonly path: string;
  /** Its width in pixels after orientation; `null` if it cannot be decoded completely. */
  readonly width?: number | null;
}

/** Checks that the photos named in `data` are among `photos`, the files of content/fotos, and open. */
export function photoFaults(data: unknown, photos: readonly PhotoFacts[]): PathFault[] {
  const widths = new Map(photos.map(({ path, width }) => [path, width]));
  return namedPhotos(data).flatMap(({ path, name }) => {
    const width = widths.get(name);
    if (widths.has(name) && width !== null) return [];
    const kind = widths.has(name) ? "unreadable photo" : "no such photo";
    return [{ path, problem: { kind, name } }];
  });
}

/** Notices about photos that would look blurred. */
export function smallPhotos(data: unknown, photos: readonly PhotoFacts[]): Notice[] {
  const widths = new Map(photos.map(({ path, width }) => [path, width]));
  return namedPhotos(data).flatMap(({ name, sharpFrom }) => {
    const width = widths.get(name) ?? Number.POSITIVE_INFINITY;
    if (width >= sharpFrom) return [];
    const text = `Mide ${width} píxeles de ancho y se verá borrosa: conviene que tenga ${sharpFrom}.`;
    return [{ file: `content/fotos/${name}`, text }];
  });
}

/** A photo's file name, its field and the width from which it looks sharp. */
export interface NamedPhoto {
  readonly path: Path;
  readonly name: string;
  readonly sharpFrom: number;
}

/** Every photo that `data` names; the schema reports values of other types. */
export function namedPhotos(data: unknown): NamedPhoto[] {
  return Object.entries(photoNameFields).flatMap(([field, { sharpFrom }]) =>
    valuesAt(data, field).flatMap(({ path, value }) =>
      typeof value === "string" ? [{ path, name: value, sharpFrom }] : [],
    ),
  );
}
