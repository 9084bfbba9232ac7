import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { formatFault } from "../faults/fault.ts";
import { readSpoilt } from "../testing/broken-content.ts";

/** Replaces the venue's photos by a folder with `captions` as its leyendas.yaml. */
function readFolder(
  photos: readonly string[],
  captions: readonly string[] | null,
  change: (contentDir: string) => Promise<void> = async () => {},
) {
  return readSpoilt(async (contentDir) => {
    await writeFile(join(contentDir, "sede.yaml"), "# Las fotos\ncarpeta: 2025\n");
    await rm(join(contentDir, "fotos/salon.jpg"));
    const folder = join(contentDir, "fotos/2025");
    await mkdir(folder);
    for (const [index, name] of photos.entries()) {
      const create = { width: 1000 + index, height: 20, channels: 3, background: "#a00" } as const;
      await sharp({ create }).png().toFile(join(folder, name));
    }
    if (captions) await writeFile(join(folder, "leyendas.yaml"), captions.join("\n"));
    await change(contentDir);
  });
}

const faultsOf = async (reading: ReturnType<typeof readFolder>) =>
  (await reading).faults.map(formatFault);

describe("a folder of photos", () => {
  test("gives its photos in the order of their names, with their texts", async () => {
    const { edition, faults, notices, samples } = await readFolder(
      ["foto 10.png", "foto 9.jpg"],
      ["foto 9.jpg:", "  alt: La entrada", "foto 10.png:", "  alt: El salón", "  leyenda: Lleno"],
    );
    expect({ faults, notices }).toEqual({ faults: [], notices: [] });
    expect(edition?.sede.fotos).toEqual([
      { archivo: "2025/foto 9.jpg", alt: "La entrada" },
      { archivo: "2025/foto 10.png", alt: "El salón", leyenda: "Lleno" },
    ]);
    expect(samples.map(({ file }) => file)).not.toContain("content/fotos/2025/leyendas.yaml");
  });

  test("may mark its texts as samples", async () => {
    const { samples } = await readFolder(["a.jpg"], ["a.jpg:", "  muestra: true", "  alt: Algo"]);
    expect(samples).toContainEqual({
      file: "content/fotos/2025/leyendas.yaml",
      line: 2,
      field: "leyendas.a.jpg",
    });
  });

  test("may hold photos with any ending, and names with a narrow space, which people type as usual", async () => {
    const { edition, faults, notices } = await readFolder(
      ["a.jpg", "Captura 8.00\u202fa.m..png"],
      ["a.jfif:", "  alt: Uno", "IMG_1:", "  alt: Dos", "Captura 8.00 a.m..png:", "  alt: Tres"],
      async (contentDir) => {
        const folder = join(contentDir, "fotos/2025");
        await rename(join(folder, "a.jpg"), join(folder, "a.jfif"));
        const create = { width: 1100, height: 20, channels: 3, background: "#0a0" } as const;
        await sharp({ create }).webp().toFile(join(folder, "IMG_1"));
      },
    );
    expect({ faults, notices }).toEqual({ faults: [], notices: [] });
    expect(edition?.sede.fotos).toEqual([
      { archivo: "2025/a.jfif", alt: "Uno" },
      { archivo: "2025/Captura 8.00\u202fa.m..png", alt: "Tres" },
      { archivo: "2025/IMG_1", alt: "Dos" },
    ]);
  });

  test("reports each photo without text, with what to write and where", async () => {
    const faults = await faultsOf(readFolder(["a.jpg", "b.jpg"], ["b.jpg:", "  leyenda: Sin alt"]));
    expect(faults).toEqual([
      `content/fotos/2025/leyendas.yaml
  encontrado: la foto «a.jpg» sin texto que diga qué se ve
  esperado:   en leyendas.yaml, un bloque con su nombre y su texto «alt»
  qué hacer:  Escriba a.jpg: y debajo, con dos espacios, alt: lo que se ve en la foto.`,
      expect.stringMatching(/^content\/fotos\/2025\/leyendas\.yaml:1:1\n.*«b\.jpg» sin texto/),
    ]);
  });

  test("without texts is reported once, with the name of the missing file", async () => {
    const faults = await faultsOf(readFolder(["a.jpg"], null));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/leyendas\.yaml\n.*«a\.jpg» sin texto/);
  });

  test.each([
    [["a.jpeg:", "  alt: Algo"], ":1:1", /«a\.jpeg», que no es una foto.*\n.*\n.*¿Es «a\.jpg»\?/],
    [["a.jpg:", "  alt: Algo", "  leienda: Otra"], ":3:3", /¿Quiso escribir «leyenda»\?/],
    [["a.jpg: Algo"], ":1:1", /«Algo».*\n.*un bloque con estos campos: alt, leyenda/],
    [["a.jpg:", "  alt: 2025"], ":2:3", /el número 2025.*\n.*un texto/],
    [["- a.jpg"], ":1:1", /una lista.*\n.*un bloque por foto/],
    [["a.jpg:", "\talt: Algo"], ":2:1", /tabulador/],
  ])("with %j is reported", async (captions, place, message) => {
    const faults = await faultsOf(readFolder(["a.jpg"], captions));
    expect(faults[0]?.split("\n")[0]).toBe(`content/fotos/2025/leyendas.yaml${place}`);
    expect(faults[0]).toMatch(message);
  });

  test.each(["leyendas.yaml.txt", "Leyendas.yaml", "leyendas.yml"])(
    "whose texts are in %s is reported once, with the name to give",
    async (name) => {
      const faults = await faultsOf(
        readFolder(["a.jpg", "b.jpg"], null, (contentDir) =>
          writeFile(join(contentDir, "fotos/2025", name), "a.jpg:\n  alt: Algo\n"),
        ),
      );
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(`encontrado: un archivo «${name}»`);
    },
  );

  test("photos of phones that the page cannot show are reported", async () => {
    const faults = await faultsOf(
      readFolder(["a.jpg"], ["a.jpg:", "  alt: Algo"], (contentDir) =>
        writeFile(join(contentDir, "fotos/2025/IMG_1.HEIC"), ""),
      ),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^content\/fotos\/2025\/IMG_1\.HEIC\n.*no puede mostrar/);
  });

  test("photos that do not open are reported at the line that names the folder", async () => {
    const captions = ["a.jpg:", "  alt: Uno", "b.jpg:", "  alt: Dos"];
    const faults = await faultsOf(
      readFolder(["a.jpg", "b.jpg"], captions, async (contentDir) => {
        await writeFile(join(contentDir, "fotos/2025/a.jpg"), "nada");
        await writeFile(join(contentDir, "fotos/2025/b.jpg"), "nada");
      }),
    );
    expect(faults.map((fault) => fault.split("\n")[0])).toEqual([
      "content/sede.yaml:2:1",
      "content/sede.yaml:2:1",
    ]);
    expect(faults.join()).toMatch(/«2025\/a\.jpg»[\s\S]*«2025\/b\.jpg»/);
  });

  test.each([
    ["carpeta: 2052\n", /«2052», que no es una carpeta con fotos.*\n.*\n.*¿Es «2025»\?/],
    ["carpeta: fotos/2025\n", /no es una carpeta con fotos/],
    ["carpeta: 2025\nfotos:\n  - archivo: portada.jpg\n    alt: A\n", /además una lista «fotos»/],
  ])("named as %j is reported once", async (sede, message) => {
    const faults = await faultsOf(
      readFolder(["a.jpg"], ["a.jpg:", "  alt: Algo"], (contentDir) =>
        writeFile(join(contentDir, "sede.yaml"), sede),
      ),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^content\/sede\.yaml:1:1\n/);
    expect(faults[0]).toMatch(message);
  });
});
