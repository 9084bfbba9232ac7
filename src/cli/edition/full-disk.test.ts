import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newProject, wholeRun } from "./testing/project.ts";

const full = vi.hoisted(() => ({ file: "" }));

// A real disk cannot be made to fill up at a certain file.
vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  const writeFile: typeof real.writeFile = (file, ...rest) =>
    file === full.file
      ? Promise.reject(Object.assign(new Error("no space left"), { code: "ENOSPC" }))
      : real.writeFile(file, ...rest);
  return { ...real, writeFile };
});

test("a disk that is full half way is reported, with git as the way back", async () => {
  const project = await newProject();
  full.file = join(project.contentDir, "edicion.yaml");
  const { exitCode, err } = await project.types(...wholeRun);
  expect(err).toMatch(/No se pudo escribir en la carpeta .*content \(ENOSPC\)/);
  expect(err).toContain("recupérelos con git y repita la orden");
  expect(exitCode).toBe(1);
});
