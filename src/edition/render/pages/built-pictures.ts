import { stat } from "node:fs/promises";
import { join } from "node:path";
import { PHOTOS_FOLDER } from "#edition/files/check-sources.ts";
import type { BuiltPictures } from "#edition/model/built-pictures.ts";
import type { Edition, EditionContent } from "#edition/model/edition.ts";
import { photosIn } from "#edition/model/photo-slots.ts";

/** What was made of the photos of `content`, so that the preview need not fetch the photos. */
export async function builtPictures(
  contentDir: string,
  content: EditionContent,
  edition: Edition,
): Promise<BuiltPictures> {
  const built = photosIn(edition).map(({ photo }) => photo);
  const pictures = await Promise.all(
    photosIn(content).map(async ({ photo: { archivo } }, index) => {
      const picture = built[index];
      if (picture === undefined) throw new Error(`No picture was made for ${archivo}`);
      const { id, widths, width, height, colour } = picture;
      const { size: bytes } = await stat(join(contentDir, PHOTOS_FOLDER, archivo));
      return [archivo, { id, widths, width, height, colour, bytes }] as const;
    }),
  );
  return { pictures: Object.fromEntries(pictures), drawn: edition.drawn };
}
