import { expect, test } from "vitest";
import { repositoryUnderTest } from "./testing/repository-under-test.ts";

/* Runs `npm run publicar` in a folder with a real Git history. */

const names = "carnet,nombre\n2490-21-104512,Ana\n";
const namesAt = [
  "content/lista.csv",
  "content/fotos/LISTA.XLSX",
  "lista.ods",
  "asistencia.xlsx",
  "respaldos/convencion.db",
  "data/lista.csv",
  "firestore.json",
  "convencion-2026-firebase-adminsdk-x1y2z.json",
];

test("the first publication by a push, which notes where to, is seen; later ones need no question", async () => {
  const site = await repositoryUnderTest();
  const first = await site.publishes("--lugar", "github", "--direccion", site.address);
  expect(first.text).toContain(`Listo: ${site.address} muestra lo nuevo.`);
  expect(first.code).toBe(0);
  await site.write("content/edicion.yaml", "lema: El de ahora\n");
  expect(await site.publishes("--guardar")).toMatchObject({ code: 0 });
  expect(await site.git("show", "origin/main:content/edicion.yaml")).toContain("El de ahora");
  expect(await site.git("show", "origin/main:publicar.yaml")).toContain("lugar: github");
});

test("lists, backups and keys never get into what is published, wherever they lie", async () => {
  const site = await repositoryUnderTest();
  for (const name of namesAt) await site.write(name, names);
  await site.write("content/edicion.yaml", "lema: El de ahora\n");
  const where = ["--lugar", "github", "--direccion", site.address];
  expect(await site.publishes(...where, "--guardar")).toMatchObject({ code: 0 });
  // Some organisers do this by hand.
  await site.git("add", ".");
  const kept = (await site.git("ls-files", "-z")).split("\0").filter(Boolean).sort();
  expect(kept).toEqual([
    ".gitignore",
    "build.js",
    "content/edicion.yaml",
    "package.json",
    "publicar.yaml",
  ]);
});

test("what to commit is named, and never all that lies about", async () => {
  const site = await repositoryUnderTest();
  const where = ["--lugar", "github", "--direccion", site.address];
  await site.write("content/edicion.yaml", "lema: El de ahora\n");
  const content = await site.publishes(...where);
  expect(content.text).toContain("git add content,");
  await site.write("inscritos.txt", names);
  const others = await site.publishes(...where);
  expect([content.code, others.code]).toEqual([1, 1]);
  expect(others.text).toContain("inscritos.txt");
  expect(others.text).not.toContain("git add .");
});

test("an unknown option publishes nothing", async () => {
  const site = await repositoryUnderTest();
  const unknown = await site.publishes("--simulra");
  expect(unknown.text).toMatch(/«--simulra».* ¿Quiso decir «--simular»\?/);
  expect(unknown.code).toBe(1);
  expect(await site.git("status", "--porcelain")).toBe("");
});
