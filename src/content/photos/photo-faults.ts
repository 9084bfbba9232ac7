import { basename } from "node:path";
import type { Notice, Path } from "../faults/fault.ts";
import { nearestName } from "../faults/nearest-name.ts";
import type { PathFault } from "../rules/schema-faults.ts";
import { isPicture } from "./photo-files.ts";

/** Fields that name a file of content/fotos. */
const photoFields = new Set(["archivo", "vistaPrevia"]);

/** Checks that the photos named in `data` are among `files`, the names in content/fotos. */
export function absentPhotos(data: unknown, files: readonly string[]): PathFault[] {
  return namedPhotos(data).flatMap(({ path, name }) => {
    if (files.includes(name)) return [];
    const pictures = files.filter(isPicture);
    const near =
      pictures.find((file) => basename(file) === basename(name)) ?? nearestName(name, pictures);
    return [
      {
        path,
        found: `«${name}», que no está en content/fotos`,
        expected: "una foto de content/fotos, con el mismo nombre letra por letra",
        fix: near
          ? `¿Es «${near}»? Corrija el nombre.`
          : "Copie la foto a content/fotos o corrija el nombre.",
      },
    ];
  });
}

/** Checks that no gallery shows the same photo twice. */
export function photosTwiceInGallery(data: unknown): PathFault[] {
  const seen = new Set<string>();
  return namedPhotos(data).flatMap(({ path, name }) => {
    if (!path.includes("fotos")) return [];
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

/** Tells which pictures among `files` no content names. */
export function unusedPhotos(data: unknown, files: readonly string[], folder: string): Notice[] {
  const used = new Set(namedPhotos(data).map(({ name }) => name));
  return files
    .filter((name) => isPicture(name) && !used.has(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: "Ningún texto usa esta foto. Nómbrela en un archivo de content o bórrela.",
    }));
}

/** A photo's file name and the field that gives it. */
export interface NamedPhoto {
  readonly path: Path;
  readonly name: string;
}

/** Every photo that `value` names, at any depth; `path` leads to `value`. */
export function namedPhotos(value: unknown, path: Path = []): NamedPhoto[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => namedPhotos(item, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) =>
    typeof field === "string" && photoFields.has(key)
      ? [{ path: [...path, key], name: field }]
      : namedPhotos(field, [...path, key]),
  );
}
