import type { Picture } from "#edition/model/edition.ts";

/** The shape of a frame that cuts little of the picture: 3:2, 1:1 or 3:4 in the styles. */
export function frameOf({ width, height }: Pick<Picture, "width" | "height">) {
  const ratio = width / height;
  if (ratio >= 1.2) return "wide";
  return ratio >= 0.9 ? "square" : "tall";
}
