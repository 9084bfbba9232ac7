import type { Edition, EditionContent, PhotoContent, Picture } from "../edition.ts";
import { isBlock, replaceAt, valuesAt } from "../values-at.ts";

const gallery = { widths: [640, 960, 1440], sharpFrom: 960, isRoom: true } as const;

/**
 * Widths to encode, and the one from which a photo looks sharp, in pixels; what is done to it. Portraits beside each
 * other are evened more than rooms and memories, which live by their own light and colours.
 */
export const photoShapes = {
  gallery: { ...gallery, evened: 0.25 },
  memory: { ...gallery, widths: [480, ...gallery.widths], evened: 0.4 },
  portrait: { widths: [480, 800, 1200], sharpFrom: 480, evened: 0.65 },
  testimonial: { widths: [96, 192], sharpFrom: 192, evened: 0.65, squared: true },
} as const;
export type PhotoShape = keyof typeof photoShapes;

/** Every field with a photo, and its shape; the test of the forms' sections compares it with the schema. */
export const photoSlots = {
  "sede.fotos[]": "gallery",
  "ediciones[].fotos[]": "memory",
  "ponentes[].perfil": "portrait",
  "testimonios[].imagen": "testimonial",
} as const satisfies Record<string, PhotoShape>;

/** Fields that name a photo's file, which is used unchanged, and the width that it should have. */
const photoFileSlots = { "edicion.vistaPrevia": { sharpFrom: 1200 } } as const;

/** Fields that name a crest or logo, which may be a drawing; its sharpness cannot be measured. */
const markSlots = {
  "edicion.logo": { sharpFrom: 0 },
  "edicion.escudos[].archivo": { sharpFrom: 0 },
  "patrocinadores[].logo": { sharpFrom: 0 },
} as const;

/** Every field that names a photo's file, and the width from which it looks sharp there. */
export const photoNameFields: Readonly<Record<string, { readonly sharpFrom: number }>> = {
  ...photoFileSlots,
  ...markSlots,
  ...Object.fromEntries(
    Object.entries(photoSlots).map(([field, shape]) => [`${field}.archivo`, photoShapes[shape]]),
  ),
};

interface PlacedPhoto<Photo> {
  readonly shape: PhotoShape;
  readonly photo: Photo;
}

/** All photos, slot by slot; the comparison of `photoSlots` makes the typed signatures correct. */
export function photosIn(content: EditionContent): PlacedPhoto<PhotoContent>[];
export function photosIn(edition: Edition): PlacedPhoto<Picture>[];
export function photosIn(data: unknown): PlacedPhoto<unknown>[] {
  return Object.entries(photoSlots).flatMap(([field, shape]) =>
    valuesAt(data, field).map(({ value }) => ({ shape, photo: value })),
  );
}

export function replacePhotos(
  content: EditionContent,
  picture: (photo: PhotoContent, shape: PhotoShape) => Picture,
): Edition;
export function replacePhotos(
  content: unknown,
  picture: (photo: PhotoContent, shape: PhotoShape) => Picture,
): unknown {
  return Object.entries(photoSlots).reduce(
    (changed, [field, shape]) =>
      replaceAt(changed, field, (value) => (isPhoto(value) ? picture(value, shape) : value)),
    content,
  );
}

function isPhoto(value: unknown): value is PhotoContent {
  return isBlock(value) && typeof value.archivo === "string" && typeof value.alt === "string";
}
