import { expect, test, vi } from "vitest";
import { newProject, wholeRun } from "./testing/project.ts";

const disk = vi.hoisted(() => ({ folder: "", left: 0 }));

// A real disk cannot be made to fill up at a certain file.
vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  const writeFile: typeof real.writeFile = (file, ...rest) => {
    if (disk.folder !== "" && String(file).startsWith(disk.folder)) disk.left -= 1;
    return disk.left < 0
      ? Promise.reject(Object.assign(new Error("no space left"), { code: "ENOSPC" }))
      : real.writeFile(file, ...rest);
  };
  return { ...real, writeFile };
});

test("a disk that is full half way is reported, and nothing has changed", async () => {
  const project = await newProject();
  const before = await project.snapshot();
  Object.assign(disk, { folder: project.contentDir, left: 1 });
  const { exitCode, err } = await project.types(...wholeRun);
  expect(err).toMatch(/No se pudo escribir en la carpeta .*content \(ENOSPC\)/);
  expect(err).toMatch(/No se cambió nada\.\n$/);
  expect(exitCode).toBe(1);
  expect(await project.snapshot()).toEqual(before);
});
