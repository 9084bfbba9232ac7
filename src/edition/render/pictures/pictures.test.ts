import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { EditionContent, PhotoContent } from "#edition/model/edition.ts";
import { photoShapes } from "#edition/model/pictures/photo-slots.ts";
import { testEdition } from "#site/testing/edition.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { buildPictures } from "./pictures.ts";

let project: string;
beforeEach(async () => {
  project = await temporaryFolder();
  await mkdir(folders().photosDir, { recursive: true });
});

function folders() {
  return {
    photosDir: join(project, "content/fotos"),
    outDir: join(project, "out"),
    caches: [join(project, "cache")] as const,
  };
}

function photo(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#a01010" } as const;
  return sharp({ create }).jpeg().toBuffer();
}

function put(name: string, bytes: Buffer) {
  return writeFile(join(folders().photosDir, name), bytes);
}

const shown = (archivo: string): PhotoContent => ({ archivo, alt: `Foto ${archivo}` });

function contentWith(photos: {
  gallery?: PhotoContent[];
  portrait?: PhotoContent;
  testimonial?: PhotoContent;
}): EditionContent {
  const { gallery = [], portrait, testimonial } = photos;
  const { ponentes, ...edition } = testEdition();
  return {
    ...edition,
    sede: { fotos: gallery },
    ediciones: [],
    ponentes: ponentes.slice(0, 1).map((speaker) => ({ ...speaker, perfil: portrait })),
    testimonios: [{ cita: "Cita", autor: "Autor", imagen: testimonial }],
  };
}

test("each shape gets its own widths as AVIF and WebP, and the widest also as JPEG", async () => {
  await put("foto.jpg", await photo(1600, 800));
  const edition = await buildPictures(
    contentWith({
      gallery: [{ ...shown("foto.jpg"), leyenda: "Leyenda" }],
      portrait: shown("foto.jpg"),
      testimonial: shown("foto.jpg"),
    }),
    folders(),
  );
  const [gallery] = edition.sede.fotos;
  const portrait = edition.ponentes[0]?.perfil;
  const testimonial = edition.testimonios[0]?.imagen;
  expect(gallery).toEqual({
    id: expect.stringMatching(/^foto-[0-9a-f]{6}$/),
    widths: photoShapes.gallery.widths,
    width: 1600,
    height: 800,
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    alt: "Foto foto.jpg",
    leyenda: "Leyenda",
  });
  expect(portrait?.widths).toEqual(photoShapes.portrait.widths);
  expect(testimonial?.widths).toEqual(photoShapes.testimonial.widths);
  const expected = [gallery, portrait, testimonial].flatMap((picture) =>
    (picture?.widths ?? []).flatMap((width) => {
      const formats = width === picture?.widths.at(-1) ? ["avif", "webp", "jpg"] : ["avif", "webp"];
      return formats.map((format) => `${picture?.id}-${width}.${format}`);
    }),
  );
  expect((await readdir(folders().outDir)).sort()).toEqual(expected.sort());
});

test("a changed photo gets another address", async () => {
  const content = contentWith({ gallery: [shown("foto.jpg")] });
  const idOf = async (height: number) => {
    await put("foto.jpg", await photo(500, height));
    return (await buildPictures(content, folders())).sede.fotos[0]?.id;
  };
  expect(await idOf(400)).not.toBe(await idOf(300));
});
