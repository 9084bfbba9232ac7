import { mkdir, rename, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { listContent, listPhotoFiles } from "./content-files.ts";
import { readContent } from "./read-content.ts";
import { formatFault } from "./rules/problem-in-file.ts";
import { readSpoilt } from "./testing/broken-content.ts";

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
