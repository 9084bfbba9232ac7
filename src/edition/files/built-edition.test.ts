import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { readCarnetGroups } from "./built-edition.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };

test("programs read the groups from the content, or else from the last build", async () => {
  const folder = await temporaryFolder();
  const folders = { content: folder, dist: folder };
  const content = join(folder, "edicion.yaml");
  expect(await readCarnetGroups(folders)).toEqual([4, 2, 6]);
  await writeFile(content, "numero: 13\ncarnet: [9]\n");
  expect(await readCarnetGroups(folders)).toEqual([9]);
  await writeFile(content, "numero: 13\n");
  expect(await readCarnetGroups(folders)).toEqual([4, 2, 6]);
  await writeFile(content, "numero: [\n");
  expect(await readCarnetGroups(folders)).toBeNull();
  await writeFile(join(folder, "edition.json"), JSON.stringify({ carnet: [3, 5], fechas }));
  expect(await readCarnetGroups(folders)).toEqual([3, 5]);
  await rm(content);
  expect(await readCarnetGroups(folders)).toEqual([3, 5]);
});
