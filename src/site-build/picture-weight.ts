import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import pLimit from "p-limit";
import type { EditionContent } from "../domain/edition.ts";
import type { Notice } from "./content/fault.ts";
import { encodePicture } from "./picture-encoder.ts";
import { type PictureOptions, type Slot, slotWidths, wantedPictures } from "./pictures.ts";

/** What a picture may weigh as AVIF, in bytes, at the width in pixels that phones take of it. */
export const phoneBudget: Readonly<
  Record<Slot, { readonly width: number; readonly bytes: number }>
> = {
  gallery: { width: 640, bytes: 60_000 },
  portrait: { width: 480, bytes: 40_000 },
  testimonial: { width: 192, bytes: 12_000 },
};

/**
 * Tells the photos that break the budget of their place. Encodes those that are not in the cache
 * yet, which the next build then need not do.
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
