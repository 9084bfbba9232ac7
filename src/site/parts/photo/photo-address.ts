import type { Picture } from "#edition/model/edition.ts";

/** The URL of a file of the site's photos; a photo that is not published has a URL of its own. */
export function photoFileAddress(file: string): string {
  return /^(?:blob|data):/.test(file) ? file : `${import.meta.env.BASE_URL}fotos/${file}`;
}

/** The URL of a picture in one of its widths, in pixels, and formats. */
export function photoAddress(picture: Picture, width: number, format: "avif" | "webp" | "jpg") {
  const isWhole = picture.id.includes(":");
  return photoFileAddress(isWhole ? picture.id : `${picture.id}-${width}.${format}`);
}

/** All widths of a picture in one format, as a `srcset`. */
export function photoSourceSet(picture: Picture, format: "avif" | "webp"): string {
  return picture.widths
    .map((width) => `${photoAddress(picture, width, format)} ${width}w`)
    .join(", ");
}
