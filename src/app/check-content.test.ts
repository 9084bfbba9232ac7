import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readSpoilt } from "#edition/files/testing/broken-content.ts";

const script = resolve("src/app/check-content.ts");

/** Runs `npm run contenido` on a copy of the tests' content after `change`. */
async function check(change: (folder: string) => Promise<void> = async () => {}) {
  let run: SpawnSyncReturns<string> | undefined;
  await readSpoilt(async (folder) => {
    await change(folder);
    run = spawnSync(process.execPath, ["--import", import.meta.resolve("tsx"), script], {
      cwd: dirname(folder),
      encoding: "utf8",
    });
  });
  if (!run) throw new Error("The check did not run");
  return run;
}

test("valid content succeeds, with a list of the remaining sample material", async () => {
  const { status, stdout, stderr } = await check();
  expect(stdout).toMatch(/^Contenido: sin errores\./);
  expect(stdout).toContain("línea  11  edicion → lugar → direccion\n");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("faults end with code 1, each with its place, field and remedy", async () => {
  const { status, stdout } = await check(async (folder) => {
    const path = join(folder, "ponentes.yaml");
    await writeFile(
      path,
      (await readFile(path, "utf8")).replace("rol: Analista", "role: Analista"),
    );
    await rm(join(folder, "sede.yaml"));
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Contenido: 3 errores\./);
  expect(stdout).toContain(`content/ponentes.yaml:13
  campo:      ponentes → 2.º → role
  encontrado: un campo desconocido, «role»
  esperado:   uno de estos campos: id, nombre, rol, perfil, semblanza, certificaciones
  qué hacer:  Corrija el nombre o borre la línea.
`);
});
