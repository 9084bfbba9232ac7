import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import { readSpoilt } from "../content/testing/broken-content.ts";
import { frozenEdition } from "../testing/frozen-edition.ts";
import { heavyTexts } from "./text-weight.ts";

async function weighed(biography: string) {
  const { edition } = await readSpoilt(async (folder) => {
    const file = join(folder, "ponentes.yaml");
    const texts = await readFile(file, "utf8");
    await writeFile(file, texts.replace('semblanza: ""', `semblanza: ${biography}`));
  });
  if (!edition) throw new Error("The content is not sound");
  return heavyTexts(edition, "content");
}

test("a file with too many letters is named, with how many are too many", async () => {
  const [{ file, text } = { file: "", text: "" }, ...others] = await weighed("a".repeat(15_000));
  expect(others).toEqual([]);
  expect(file).toBe("content/ponentes.yaml");
  const [letters, tooMany] = [/suman ([\d,]+) letras/, /sobran ([\d,]+)\./].map((found) =>
    Number(found.exec(text)?.[1]?.replace(",", "")),
  );
  expect(letters).toBeGreaterThan(15_000);
  expect(tooMany).toBe((letters ?? 0) - 12_000);
});

test("24 speakers with a biography each are not too many", async () => {
  const { edition } = await readContent(frozenEdition);
  const [speaker] = edition?.ponentes ?? [];
  if (!edition || !speaker) throw new Error("The edition has no speaker");
  const ponentes = Array.from({ length: 24 }, (_, place) => ({ ...speaker, id: `p-${place}` }));
  expect(heavyTexts({ ...edition, ponentes }, "content")).toEqual([]);
});
