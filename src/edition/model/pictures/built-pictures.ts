import type { Picture } from "../edition.ts";
import type { Drawn } from "./drawn.ts";

/** The file of the built site that describes the encoded photos, for the preview of texts. */
export const BUILT_PICTURES_FILE = "organizar-fotos.json";

export interface BuiltPictures {
  /** By the photo's path in content/fotos. */
  readonly pictures: Readonly<Record<string, BuiltPicture>>;
  readonly drawn?: Drawn | undefined;
}

export interface BuiltPicture extends Omit<Picture, "alt" | "leyenda" | "enfoque"> {
  /** The photo's size in bytes, by which a replaced photo is recognised. */
  readonly bytes: number;
}
