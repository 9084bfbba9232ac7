import type { Drawn } from "./drawn.ts";
import type { Picture } from "./edition.ts";

/** The file of the built site with what the build made of the photos, for the preview of texts. */
export const BUILT_PICTURES_FILE = "organizar-fotos.json";

export interface BuiltPictures {
  /** By the photo's path in content/fotos. */
  readonly pictures: Readonly<Record<string, BuiltPicture>>;
  readonly drawn?: Drawn | undefined;
}

export interface BuiltPicture extends Omit<Picture, "alt" | "leyenda" | "enfoque"> {
  /** The size of the photo, by which one that was replaced is noticed. */
  readonly bytes: number;
}
