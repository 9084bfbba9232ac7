import type { PhotoContent, Picture } from "../edition.ts";
import type { Network } from "../networks.ts";
import type { Drawn } from "./drawn.ts";
import type { PhotoShape } from "./photo-slots.ts";

/** The file of the built site that describes the encoded photos, for the preview of texts. */
export const BUILT_PICTURES_FILE = "organizar-fotos.json";

export interface BuiltPictures {
  readonly pictures: readonly BuiltPicture[];
  readonly drawn?: Drawn | undefined;
  /** The names of the networks whose icons are in `drawn.contact.networks`, in the same order. */
  readonly networks?: readonly Network[];
}

/** A photo in two places has a picture of each shape. */
export interface BuiltPicture
  extends Omit<Picture, "alt" | "leyenda">,
    Pick<PhotoContent, "archivo"> {
  readonly shape: PhotoShape;
  /** The photo's size in bytes, by which a replaced photo is recognised. */
  readonly bytes: number;
}
