import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readSpoilt } from "../../content/testing/broken-content.ts";
import { heavyPictures } from "./picture-weight.ts";

test("the photos that weigh too much on a phone are named, with their weight", async () => {
  let photosDir = "";
  const { edition } = await readSpoilt(async (contentDir) => {
    photosDir = join(contentDir, "fotos");
    await mkdir(join(photosDir, "salón"));
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const create = { width: 640, height: 480, channels: 3, background: "#000", noise } as const;
    await sharp({ create }).jpeg().toFile(join(photosDir, "salón/césped.jpg"));
    await writeFile(join(photosDir, "salón/leyendas.yaml"), "césped.jpg:\n  alt: Ruido\n");
    await writeFile(join(contentDir, "sede.yaml"), "carpeta: salón\n");
  });
  if (!edition) throw new Error("The content is not sound");
  const cacheDir = join(photosDir, "../../cache");
  const heavy = await heavyPictures(edition, { photosDir, cacheDir });
  expect(heavy).toEqual([
    {
      file: "content/fotos/salón/césped.jpg",
      text: expect.stringMatching(
        /^En un teléfono \(640 píxeles de ancho\) pesa \d{2,3} KB, y el presupuesto es de 60 KB/,
      ),
    },
  ]);
  // The next build takes them all from the cache.
  expect((await readdir(cacheDir)).length).toBe(4);
});
