import { expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import type { EditionContent } from "../domain/edition/edition.ts";
import { frozenEdition } from "../testing/frozen-edition.ts";
import { heavyTexts } from "./text-weight.ts";

async function withSpeakers(many: number, semblanza?: string): Promise<EditionContent> {
  const { edition } = await readContent(frozenEdition);
  const [speaker] = edition?.ponentes ?? [];
  if (!edition || !speaker) throw new Error("The edition has no speaker");
  const ponentes = Array.from({ length: many }, (_, place) => ({
    ...speaker,
    id: `p-${place}`,
    ...(semblanza === undefined ? {} : { semblanza }),
  }));
  return { ...edition, ponentes };
}

test("a file with too many letters is named, with how many are too many", async () => {
  const edition = await withSpeakers(4, "a".repeat(4000));
  const [{ file, text } = { file: "", text: "" }, ...others] = heavyTexts(edition, "content");
  expect(others).toEqual([]);
  expect(file).toBe("content/ponentes.yaml");
  const [letters, tooMany] = [/suman ([\d,]+) letras/, /sobran ([\d,]+)\./].map((found) =>
    Number(found.exec(text)?.[1]?.replace(",", "")),
  );
  expect(letters).toBeGreaterThan(16_000);
  expect(tooMany).toBe((letters ?? 0) - 12_000);
});

test("24 speakers with a biography each are not too many", async () => {
  expect(heavyTexts(await withSpeakers(24), "content")).toEqual([]);
});
