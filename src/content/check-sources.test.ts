import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSources } from "./check-sources.ts";
import { contentKeys } from "./texts/content-keys.ts";
import type { ContentSources } from "./texts/texts-calls.ts";

const now = Date.parse("2025-09-01T00:00:00-06:00");
const names = ["portada.jpg", "salon.jpg", "2024-1.jpg", "2023-1.jpg", "andrea.jpg"];
const photos = names.map((path) => ({ path }));

/** The texts of the tests' content; a missing file is an empty text, as in the browser. */
async function sources(changed: Partial<ContentSources> = {}): Promise<ContentSources> {
  const texts = contentKeys.map(async (key) => {
    const file = join(import.meta.dirname, "testing/sample", `${key}.yaml`);
    return [key, await readFile(file, "utf8").catch(() => "")];
  });
  return { ...Object.fromEntries(await Promise.all(texts)), ...changed };
}

test("texts alone become an edition; files that may be missing are empty", async () => {
  const { edition, faults, samples } = checkSources(await sources(), photos, { now });
  expect(faults).toEqual([]);
  expect(edition?.patrocinadores).toBeUndefined();
  expect(samples).toHaveLength(2);
});

test("unknown facts cause no faults: sizes of photos, icons", async () => {
  const tematicas = "- titulo: Cohetes\n  descripcion: Vuelan\n  icono: cohete\n";
  const texts = await sources({ tematicas });
  expect(checkSources(texts, photos, { now }).faults).toEqual([]);
  expect(checkSources(texts, photos, { now, icons: {} }).faults).toMatchObject([
    { file: "content/tematicas.yaml", field: "tematicas[0].icono" },
  ]);
});

test("facts about photos become faults and notices without their bytes", async () => {
  const known = photos.map((photo, index) => ({ ...photo, width: index === 1 ? null : 100 }));
  const { faults, notices } = checkSources(await sources(), known, { now });
  expect(faults).toMatchObject([{ file: "content/sede.yaml", line: 2 }]);
  expect(notices.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Mide 100 /));
});
