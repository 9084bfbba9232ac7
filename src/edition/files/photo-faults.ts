import { photoNameFields } from "../model/pictures/photo-slots.ts";
import { valuesAt } from "../model/values-at.ts";
import { type PathFault, unfit } from "./rules/fault.ts";

/** Checks that the photos named in `data` are among `photos`, the files of content/fotos, and not `broken`. */
export function photoFaults(
  data: unknown,
  photos: readonly string[],
  broken: ReadonlySet<string>,
): PathFault[] {
  return namedPhotos(data).flatMap(({ path, name }) => {
    if (!photos.includes(name)) return [{ path, problem: unfit(name, absent) }];
    return broken.has(name) ? [{ path, problem: unfit(name, unreadable(name)) }] : [];
  });
}

const absent = {
  is: "no está entre las fotos",
  expected: "una foto de content/fotos, con el mismo nombre letra por letra",
  remedy: "Agréguela, o corrija su nombre.",
};

const unreadable = (name: string) => ({
  is: "no se puede leer como foto",
  expected: "una foto que se abra entera en un visor",
  remedy: name.endsWith(".svg")
    ? "Expórtela otra vez como SVG sencillo, o como PNG con fondo transparente."
    : "Cópiela otra vez del teléfono o la cámara, o expórtela como JPG.",
});

/** Every photo that `data` names; the schema reports values of other types. */
function namedPhotos(data: unknown) {
  return Object.keys(photoNameFields).flatMap((field) =>
    valuesAt(data, field).flatMap(({ path, value }) =>
      typeof value === "string" ? [{ path, name: value }] : [],
    ),
  );
}

export function photoNames(data: unknown): ReadonlySet<string> {
  return new Set(namedPhotos(data).map(({ name }) => name));
}
