import { photoNameFields } from "../../domain/edition/photo-slots.ts";
import { valuesAt } from "../../domain/edition/values-at.ts";
import type { Notice, Path, PathFault } from "../faults/fault.ts";
import type { PhotoFacts } from "./photo-facts.ts";
import { isPicture } from "./photo-names.ts";

/** Checks that the photos named in `data` are among `files`, the names in content/fotos. */
export function absentPhotos(data: unknown, files: readonly string[]): PathFault[] {
  return namedPhotos(data).flatMap(({ path, name }) => {
    if (files.includes(name)) return [];
    return [
      {
        path,
        found: `«${name}», que no está en content/fotos`,
        expected: "una foto de content/fotos, con el mismo nombre letra por letra",
        fix: "Copie la foto a content/fotos o corrija el nombre.",
      },
    ];
  });
}

/** Checks that no gallery shows the same photo twice. */
export function photosTwiceInGallery(data: unknown): PathFault[] {
  const seen = new Set<string>();
  return namedPhotos(data).flatMap(({ path, name }) => {
    // Single photos may appear in several places: `ponentes[1].perfil.archivo` is in no list.
    if (typeof path.at(-2) !== "number") return [];
    const place = JSON.stringify([...path.slice(0, -2), name]);
    if (!seen.has(place)) {
      seen.add(place);
      return [];
    }
    return [
      {
        path,
        found: `«${name}» otra vez en la misma galería`,
        expected: "cada foto una sola vez",
        fix: "Borre uno de los dos bloques o nombre otra foto.",
      },
    ];
  });
}

/** A notice for each picture among `photos` that the content does not use. */
export function unusedPhotos(
  data: unknown,
  photos: readonly PhotoFacts[],
  folder: string,
): Notice[] {
  const used = new Set(namedPhotos(data).map(({ name }) => name));
  return photos
    .map(({ path }) => path)
    .filter((name) => isPicture(name) && !used.has(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: "Ningún texto usa esta foto. Nómbrela en un archivo de content o bórrela.",
    }));
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
