import { mkdir, readFile, rename, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { listContent, listPhotoFiles } from "./content-files.ts";
import { readContent } from "./read-content.ts";
import { formatFault } from "./rules/problem-in-file.ts";
import { readEdited, readSpoilt } from "./testing/broken-content.ts";

test("content without faults becomes an edition free of sample marks, whose places are listed", async () => {
  const { edition, samples, faults } = await readEdited();
  expect(faults).toEqual([]);
  expect(JSON.stringify(edition)).not.toContain("muestra");
  expect(samples).toEqual([
    { file: "content/edicion.yaml", line: 11, field: "edicion.lugar.direccion" },
    { file: "content/edicion.yaml", line: 18, field: "edicion.entradas" },
  ]);
});

test("faults of all files are reported together, file by file and from top to bottom", async () => {
  const { edition, faults } = await readEdited(
    ["edicion", "derechos: 2025", "derechos: veinticinco"],
    ["edicion", "2025-10-04T07:00:00-06:00", "2025-02-30T07:00:00-06:00"],
    ["acerca", "queEs:", "queEs: {"],
    ["sede", "alt:", "alternativo:"],
    ["testimonios", "  autor: Josué, octavo ciclo\n", ""],
  );
  expect(edition).toBeNull();
  expect(faults.map(({ file, line, field }) => [`${file}:${line}`, field])).toEqual([
    ["content/edicion.yaml:15", "edicion.fechas.puertas"],
    ["content/edicion.yaml:26", "edicion.derechos"],
    ["content/acerca.yaml:2", ""],
    ["content/sede.yaml:2", "sede.fotos[0].alt"],
    ["content/sede.yaml:3", "sede.fotos[0].alternativo"],
    ["content/testimonios.yaml:1", "testimonios[0].autor"],
  ]);
});

test("a file in a spreadsheet's encoding is reported, with the advice to save it as UTF-8", async () => {
  const { faults } = await readSpoilt(async (folder) => {
    const path = join(folder, "acerca.yaml");
    await writeFile(path, await readFile(path, "utf8"), "latin1");
  });
  const problem = { kind: "not UTF-8" };
  expect(faults).toMatchObject([{ file: "content/acerca.yaml", line: 1, problem }]);
});

test.each([
  ["salon.jfif", "salon.jfif"],
  ["sal\u202fon 1.jpg", "sal on 1.jpg"],
  ["salo\u0301n.jpg", "salón.jpg"],
])("a photo %j may be named %j in the list", async (file, written) => {
  const { edition, faults } = await readSpoilt(async (contentDir) => {
    await rename(join(contentDir, "fotos/salon.jpg"), join(contentDir, "fotos", file));
    const sede = `fotos:\n  - archivo: ${written}\n    alt: A\n`;
    await writeFile(join(contentDir, "sede.yaml"), sede);
  });
  expect(faults.map(formatFault)).toEqual([]);
  expect(edition?.sede.fotos[0]?.archivo).toBe(file);
});

test.each<[string, (photo: string) => Promise<void>]>([
  ["is none", (photo) => writeFile(photo, "%PDF-1.7")],
  ["was cut off", (photo) => truncate(photo, 300)],
])("a photo that %s is reported at the line that names it", async (_what, spoil) => {
  const { faults } = await readSpoilt((contentDir) => spoil(join(contentDir, "fotos/salon.jpg")));
  const problem = { is: "no se puede leer como foto" };
  expect(faults).toMatchObject([{ file: "content/sede.yaml", line: 2, problem }]);
});

test("a damaged photo is found once a text names it, as the content that was checked did not", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "fotos"));
  await writeFile(join(folder, "fotos/rota.jpg"), "%PDF-1.7");
  const checked = await listContent(folder);
  const sede = "fotos:\n  - archivo: rota.jpg\n    alt: A\n";
  const files = await listContent(folder, { written: new Map([["sede.yaml", sede]]), removed: [] });
  const { faults } = await readContent(folder, { files, checked });
  const problem = { is: "no se puede leer como foto" };
  expect(faults.find(({ file }) => file === "content/sede.yaml")).toMatchObject({ problem });
});

test("a symbolic link among the photos is no photo", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "salon.jpg"), "");
  await symlink("salon.jpg", join(folder, "enlace.jpg"));
  expect(await listPhotoFiles(folder)).toEqual(["salon.jpg"]);
});
