import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { newProject, type Project, wholeRun } from "./testing/project.ts";

const program = resolve("src/cli/edition/main.ts");
const killer = resolve("src/cli/edition/testing/kill-at-rename.mjs");

/** Runs the real program, which is killed before its n-th rename of a file of content. */
function runKilledAt(project: Project, fatal: number) {
  const preload = ["--import", import.meta.resolve("tsx"), "--import", killer];
  return spawnSync(process.execPath, [...preload, program, ...wholeRun], {
    cwd: project.folder,
    encoding: "utf8",
    env: { ...process.env, KILL_AT_RENAME: String(fatal) },
  });
}

test("a kill before the change is decided leaves the old content whole", async () => {
  const project = await newProject();
  const before = await project.snapshot();
  expect(runKilledAt(project, 1).signal).toBe("SIGKILL");
  const { edition } = await readContent(project.contentDir);
  expect(edition?.edicion.numero).toBe(13);
  expect(await project.types(...wholeRun)).toMatchObject({ exitCode: 0 });
  const after = await project.snapshot();
  // Nothing of the first attempt is left.
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

test.each([2, 3])("a kill before rename %i is told, and the next run completes it", async (at) => {
  const uncut = await newProject();
  await uncut.types(...wholeRun);
  const project = await newProject();
  expect(runKilledAt(project, at).signal).toBe("SIGKILL");
  const { edition, faults } = await readContent(project.contentDir);
  expect(edition).toBeNull();
  expect(faults).toMatchObject([
    {
      file: "content/.edicion-nueva",
      found: "un cambio de edición que quedó a medias",
      fix: "Complételo con: npm run edicion -- nueva",
    },
  ]);
  const seen = await project.types("nueva");
  expect(seen.out).toContain("había quedado a medias; ahora está completo");
  expect(seen.exitCode).toBe(0);
  expect(await project.snapshot()).toEqual(await uncut.snapshot());
});

test("a disk that refuses leaves the content as it was, and is told", async () => {
  const project = await newProject();
  // A file where the folder of what is to come must go.
  await writeFile(join(project.contentDir, ".edicion-nueva"), "");
  const before = await project.snapshot();
  const { exitCode, err } = await project.types(...wholeRun);
  expect(err).toMatch(
    /No se pudo escribir en la carpeta .*content \(\w+\)[\s\S]*No se cambió nada\./,
  );
  expect(exitCode).toBe(1);
  expect(await project.snapshot()).toEqual(before);
});
