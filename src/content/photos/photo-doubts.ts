import type { Notice, PathFault } from "../faults/fault.ts";
import type { PhotoFacts } from "./photo-facts.ts";
import { namedPhotos } from "./photo-faults.ts";

/** The photos in `data` that are known not to open. */
export function unreadablePhotos(data: unknown, photos: readonly PhotoFacts[]): PathFault[] {
  const broken = new Set(photos.filter(({ width }) => width === null).map(({ path }) => path));
  return namedPhotos(data)
    .filter(({ name }) => broken.has(name))
    .map(({ path, name }) => ({
      path,
      found: `«${name}», un archivo que no se puede leer como foto`,
      expected: "una foto que se abra entera en un visor",
      fix: "Vuelva a copiarla del teléfono o la cámara, o expórtela de nuevo como JPG.",
    }));
}

/** Notices about the photos in `data`: small ones, the same one twice, marks in a white box. */
export function photoNotices(
  data: unknown,
  photos: readonly PhotoFacts[],
  folder: string,
): Notice[] {
  const facts = new Map(photos.map((photo) => [photo.path, photo]));
  const named = namedPhotos(data);
  const names = [...new Set(named.map(({ name }) => name))];
  const notice = (name: string, text: string): Notice => ({ file: `${folder}/${name}`, text });
  return [
    ...named.flatMap(({ name, sharpFrom }) => {
      const width = facts.get(name)?.width ?? Number.POSITIVE_INFINITY;
      if (width >= sharpFrom) return [];
      const text = `Mide ${width} píxeles de ancho y se verá borrosa: conviene que tenga ${sharpFrom}.`;
      return [notice(name, text)];
    }),
    ...names.flatMap((name, index) => {
      const digest = facts.get(name)?.digest;
      const first = names.findIndex((other) => facts.get(other)?.digest === digest);
      if (digest === undefined || first === index) return [];
      return [notice(name, `Es la misma foto que ${names[first]}, con otro nombre.`)];
    }),
    ...names.flatMap((name) =>
      facts.get(name)?.isBoxed
        ? [
            notice(
              name,
              "Tiene un fondo blanco, que en la página se verá como un recuadro. Pida el archivo con fondo transparente (SVG o PNG).",
            ),
          ]
        : [],
    ),
  ];
}
