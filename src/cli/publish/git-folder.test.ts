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

test("the first publication by a push stores the host and is found online; later ones ask nothing", async () => {
  const site = await repositoryUnderTest();
  const place = ["--lugar", "github", "--direccion", site.address];
  const first = await site.publishes(...place);
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
  // Some organisers run this command by hand.
  await site.git("add", ".");
  const kept = (await site.git("ls-files", "-z")).split("\0").filter(Boolean).sort();
  expect(kept).toEqual([
    ".github/workflows/publicar.yml",
    ".gitignore",
    "build.js",
    "content/edicion.yaml",
    "package.json",
    "publicar.yaml",
  ]);
});

test("the files to commit are named, and never all files in the folder", async () => {
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

test("a first publication without a workflow on GitHub is refused before anything is built", async () => {
  const site = await repositoryUnderTest();
  await site.git("rm", "--quiet", ".github/workflows/publicar.yml");
  await site.git("commit", "--quiet", "-m", "Sin flujo");
  const { code, text } = await site.publishes("--lugar", "github", "--direccion", site.address);
  expect(code).toBe(1);
  expect(text).toContain("En este repositorio no hay nada que publique el sitio en GitHub.");
  expect(text).not.toContain("> build");
});

test("a publication after somebody else's says how to bring theirs", async () => {
  const site = await repositoryUnderTest();
  await site.git("commit", "--quiet", "--allow-empty", "-m", "De otra computadora");
  await site.git("push", "--quiet");
  await site.git("reset", "--quiet", "--hard", "HEAD~1");
  await site.git("update-ref", "refs/remotes/origin/main", "HEAD");
  await site.write("content/edicion.yaml", "lema: El de ahora\n");
  const where = ["--lugar", "github", "--direccion", site.address];
  const { code, text } = await site.publishes(...where, "--guardar");
  expect(code).toBe(1);
  expect(text).toMatch(/alguien publicó antes desde otro lugar.*git pull --rebase/);
});
