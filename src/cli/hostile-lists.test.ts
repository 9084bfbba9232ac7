import { access, writeFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { farCells, largeSheet } from "../lists/testing/hostile-lists.ts";
import { newOrganiser, type Organiser } from "./testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

const MEGABYTES = 1_000_000;

test.each([
  ["an archive of 300 MB", "bomba.xlsx", largeSheet, /mucho más grande/],
  ["seven sheets of one far cell", "lejos.xlsx", farCells, /mucho más grande/],
  ["9 MB of commas", "comas.csv", async () => Buffer.alloc(9 * MEGABYTES, ","), /mucho más grande/],
  [
    "9 MB of quotes and line ends",
    "comillas.csv",
    async () => Buffer.alloc(9 * MEGABYTES, '"\n'),
    /mucho más grande/,
  ],
  ["51 MB of text", "lista.csv", async () => Buffer.alloc(51 * MEGABYTES, "x"), /demasiado grande/],
])("%s costs one sentence, and nothing is written", async (_, name, make, message) => {
  const path = organiser.path(name);
  await writeFile(path, await make());
  const seen = await organiser.types("importar", path);
  expect(seen).toMatchObject({ exitCode: 1, out: "", err: expect.stringMatching(message) });
  expect(seen.err).toMatch(/^[^\n]+\nNo se guardó nada\.\n$/);
  await expect(access(organiser.path("convencion.db"))).rejects.toThrow("ENOENT");
});
