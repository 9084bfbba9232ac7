import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "#app/cli/testing/organiser.ts";

let organiser: Organiser;
let folder: string;
beforeEach(async () => {
  organiser = await newOrganiser();
  folder = organiser.path("respaldos");
  await organiser.imports("2490-21-1,Ana,1", "2490-21-2,Luz,2");
});

const datedName = /^convencion-\d{4}-\d{2}-\d{2}-\d{9}\.json$/;

test("respaldar writes the whole database to one dated file for its owner's eyes only", async () => {
  const seen = await organiser.types("respaldar", folder);
  expect(seen).toMatchObject({ exitCode: 0, err: "" });
  expect(seen.out).toMatch(/^Respaldo en «.*\.json»: 2 participantes y 0 visitas\.$/m);
  expect(seen.out).toContain("datos personales");
  const [name = "", ...others] = await readdir(folder);
  expect(name).toMatch(datedName);
  expect(others).toEqual([]);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("respaldar keeps the newest of its backups, as many as asked, and no other file is deleted", async () => {
  const others = ["notas.txt", "convencion-.json", "otra-2025-01-01-000000.json"];
  await organiser.types("respaldar", folder);
  for (const other of others) await writeFile(join(folder, other), "");
  await writeFile(join(folder, "convencion-2025-01-01-000000.json"), "the oldest");
  await organiser.types("respaldar", folder, "--conservar", "2");
  const seen = await organiser.types("respaldar", folder, "--conservar", "2");
  expect(seen.out).toContain("Se borró lo más antiguo: 1 respaldo.");
  const names = await readdir(folder);
  expect(names.filter((name) => datedName.test(name))).toHaveLength(2);
  expect(names).not.toContain("convencion-2025-01-01-000000.json");
  expect(names).toEqual(expect.arrayContaining(others));
});

test("a damaged database is reported by respaldar, and no sound backup is deleted", async () => {
  await organiser.types("respaldar", folder);
  const before = await readdir(folder);
  await writeFile(organiser.path("convencion.db"), "no es una base");
  const seen = await organiser.types("respaldar", folder, "--conservar", "1");
  expect(seen).toMatchObject({ exitCode: 1, out: "" });
  expect(await readdir(folder)).toEqual(before);
});
