import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import pLimit from "p-limit";
import type { Notice } from "../../content/faults/fault.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { encodePicture } from "./picture-encoder.ts";
import { type PictureOptions, type Slot, slotWidths, wantedPictures } from "./pictures.ts";

/** Most bytes of a picture as AVIF, at the width in pixels that phones fetch. */
export const phoneBudget: Readonly<
  Record<Slot, { readonly width: number; readonly bytes: number }>
> = {
  gallery: { width: 640, bytes: 60_000 },
  portrait: { width: 480, bytes: 40_000 },
  testimonial: { width: 192, bytes: 12_000 },
};

/**
 * Returns a notice for each photo above the budget of its slot. Photos that are not in the cache yet
 * are encoded, which spares the next build that work.
 */
export async function heavyPictures(
  content: EditionContent,
  { photosDir, cacheDir }: Omit<PictureOptions, "outDir">,
): Promise<Notice[]> {
  const limit = pLimit(availableParallelism());
  const wanted = new Map(
    wantedPictures(content).map((want) => [`${want.slot}/${want.name}`, want]),
  );
  const weighed = await Promise.all(
    [...wanted.values()].map(({ slot, name }) =>
      limit(async () => {
        const { width, bytes } = phoneBudget[slot];
        const picture = await encodePicture(join(photosDir, name), slotWidths[slot], cacheDir);
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
