import { photoNameFields } from "../model/pictures/photo-slots.ts";
import { valuesAt } from "../model/values-at.ts";
import { type PathFault, unfit } from "./rules/fault.ts";

export interface PhotoFacts {
  /** Its path in content/fotos, such as `2025/foto.jpg`. */
  readonly path: string;
  /** Whether it can be decoded completely. */
  readonly isWhole?: boolean;
}

/** Checks that the photos named in `data` are among `photos`, the files of content/fotos, and open. */
export function photoFaults(data: unknown, photos: readonly PhotoFacts[]): PathFault[] {
  const known = new Map(photos.map(({ path, isWhole = true }) => [path, isWhole]));
  return namedPhotos(data).flatMap(({ path, name }) => {
    const isWhole = known.get(name);
    return isWhole
      ? []
      : [{ path, problem: unfit(name, isWhole === false ? broken(name) : absent) }];
  });
}

const absent = {
  is: "no está entre las fotos",
  expected: "una foto de content/fotos, con el mismo nombre letra por letra",
  remedy: "Agréguela, o corrija su nombre.",
};

const broken = (name: string) => ({
  is: "no se puede leer como foto",
  expected: "una foto que se abra entera en un visor",
  remedy: name.endsWith(".svg")
    ? "Expórtela otra vez como SVG sencillo, o como PNG con fondo transparente."
    : "Cópiela otra vez del teléfono o la cámara, o expórtela como JPG.",
});

/** Every photo that `data` names; the schema reports values of other types. */
export function namedPhotos(data: unknown) {
  return Object.keys(photoNameFields).flatMap((field) =>
    valuesAt(data, field).flatMap(({ path, value }) =>
      typeof value === "string" ? [{ path, name: value }] : [],
    ),
  );
}

export function photoNames(data: unknown): ReadonlySet<string> {
  return new Set(namedPhotos(data).map(({ name }) => name));
}
