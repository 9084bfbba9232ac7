import type { Picture } from "../../../../domain/edition/edition.ts";
import { frameOf } from "./frame-of.ts";

/* The attributes by which the styles compose a carousel, because its policy allows no style attributes. */

const isUpright = (photo: Picture) => ["square", "tall"].includes(frameOf(photo));

/** How upright the photos are, on which the height of the carousel depends. */
export function stageOf(photos: readonly Picture[]) {
  if (!photos.some(isUpright)) return "wide";
  return photos.every((photo) => frameOf(photo) === "tall") ? "tall" : "mixed";
}

/** The place of the photo that leads: the first one that is wide, or a panorama; -1 if all are upright. */
export function leadOf(view: readonly Picture[]) {
  const wide = view.findIndex((photo) => frameOf(photo) === "wide");
  return wide >= 0 ? wide : view.findIndex((photo) => !isUpright(photo));
}

/** The side of the photo that leads; three that are upright stand in a row. */
export function sideOf(lead: number) {
  if (lead < 0) return "none";
  return lead === 0 ? "left" : "right";
}

/** Where one of three photos in view stands, by its place among them and that of the leading one. */
export function spotOf(place: number, lead: number) {
  if (place < 0 || place > 2) return undefined;
  if (lead < 0) return "row";
  if (place === lead) return "lead";
  return place === (lead === 0 ? 1 : 0) ? "column" : "column lower";
}
