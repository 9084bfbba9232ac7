import { expect, test } from "vitest";
import { readTexts } from "#edition/files/content-files.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { readFiles } from "../draft/draft.ts";
import { ENTRY_KEY, withValue } from "../draft/entries.ts";
import { showableContent } from "./preview-edition.ts";

const files = readFiles(await readTexts(frozenEdition));
const published = showableContent(files, null);

const edited = (file: keyof typeof files, path: (string | number)[], value: unknown) => ({
  ...files,
  [file]: withValue(files[file], path, value),
});

test("a new speaker is shown from the first letter on", () => {
  const count = published?.ponentes.length ?? 0;
  const entry = { [ENTRY_KEY]: "a-b", id: "a", nombre: "A" };
  const shown = showableContent(edited("ponentes", [count], entry), published);
  expect(shown?.ponentes[count]).toMatchObject({ nombre: "A", rol: "…" });
  const empty = showableContent(edited("ponentes", [count], { [ENTRY_KEY]: "a-b" }), published);
  expect(empty?.ponentes).toEqual(published?.ponentes);
});

test("an invalid date is replaced by the last valid one, and an invalid new one is omitted", () => {
  const wrong = showableContent(edited("edicion", ["fechas", "inicio"], "ayer"), published);
  expect(wrong?.edicion.fechas.inicio).toBe(published?.edicion.fechas.inicio);
  const end = showableContent(edited("edicion", ["fases", "entradasDesde"], "ayer"), published);
  expect(end?.edicion.fases?.entradasDesde).toBeUndefined();
});
