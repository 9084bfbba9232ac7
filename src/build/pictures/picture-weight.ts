import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import pLimit from "p-limit";
import type { Notice } from "../../content/faults/fault.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { photoShapes } from "../../domain/edition/photo-slots.ts";
import { encodePicture } from "./picture-encoder.ts";
import { type PictureOptions, wantedPictures } from "./pictures.ts";

/**
 * Returns a notice for each photo above the weight budget of its shape. Photos that are not in the
 * cache are encoded now, so that the next build finds them.
 */
export async function heavyPictures(
  content: EditionContent,
  { photosDir, cacheDir }: Omit<PictureOptions, "outDir">,
): Promise<Notice[]> {
  const limit = pLimit(availableParallelism());
  const weighed = await Promise.all(
    [...wantedPictures(content).values()].map(({ shape, name, focus }) =>
      limit(async () => {
        const { width, bytes } = photoShapes[shape].phone;
        const picture = await encodePicture(
          join(photosDir, name),
          { ...photoShapes[shape], focus },
          cacheDir,
        );
        const shown = picture.widths.filter((made) => made <= width).at(-1) ?? picture.widths[0];
        const file = join(picture.folder, `${picture.id}-${shown}.avif`);
        return { name, width: shown, budget: bytes, bytes: (await stat(file)).size };
      }),
    ),
  );
  const folder = resolve(photosDir);
  return weighed
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ name, width, bytes, budget }) => ({
      file: [basename(dirname(folder)), basename(folder), name].join("/"),
      text: `En un teléfono (${width} píxeles de ancho) pesa ${kilobytes(bytes)}, y el presupuesto es de ${kilobytes(budget)}: elija otra con menos detalle, o recórtela.`,
    }));
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`;
}
