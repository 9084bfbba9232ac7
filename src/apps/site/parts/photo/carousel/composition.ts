import type { Picture } from "../../../../../domain/edition/edition.ts";
import { frameOf } from "../frame-of.ts";

/* The attributes by which the styles compose a carousel, because its policy allows no style attributes. */

export const isUpright = (photo: Picture) => ["square", "tall"].includes(frameOf(photo));

/** The place of the photo that leads: the first one that is wide, or a panorama; none if all are upright. */
export function leadOf(view: readonly Picture[]) {
  const wide = view.findIndex((photo) => frameOf(photo) === "wide");
  const lead = wide >= 0 ? wide : view.findIndex((photo) => !isUpright(photo));
  return lead >= 0 && view.length > 1 ? lead : undefined;
}

/** Where one of three photos in view stands, by its place among them and that of the leading one. */
export function spotOf(place: number, lead: number | undefined) {
  if (lead === undefined || place < 0 || place > 2) return undefined;
  if (place === lead) return "lead";
  return place === (lead === 0 ? 1 : 0) ? "upper" : "lower";
}
