import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { applyEdit, readSpoilt } from "../../content/testing/broken-content.ts";
import { edit } from "../../content/testing/one-fault.ts";

const script = resolve("src/cli/content/check-content.ts");

/** Runs `npm run contenido` on a copy of the tests' content after `change`. */
async function check(change: (folder: string) => Promise<void> = async () => {}) {
  let run: SpawnSyncReturns<string> | undefined;
  await readSpoilt(async (folder) => {
    // An edition that is over has no notices about its dates, which depend on the clock.
    await applyEdit(folder, edit("edicion", "  dia: sábado", "  fin: 2025-10-04T18:00:00-06:00"));
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
  expect(stdout).toBe(`Contenido: sin errores.

Material de muestra por reemplazar: 2 piezas.
Ponga los datos verdaderos y borre la marca «muestra» de cada una:
  content/edicion.yaml
    línea  11  edicion → lugar → direccion
    línea  18  edicion → entradas
`);
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
  expect(stdout).toContain(`Contenido: 3 errores. Corríjalos antes de publicar.

content/sede.yaml:1
  campo:      sede
  encontrado: ningún archivo con este nombre, o uno vacío
  esperado:   el archivo con su contenido
  qué hacer:  Recupere la versión anterior del archivo; una lista en la que no hay nada se escribe [].

content/ponentes.yaml:11:3
  campo:      ponentes → 2.º → rol
  encontrado: nada: falta el campo o está vacío
  esperado:   un texto
  qué hacer:  Agregue «rol:» en este bloque. Escriba el texto después de los dos puntos; entre comillas si lleva «: » o solo cifras.

content/ponentes.yaml:13:3
  campo:      ponentes → 2.º → role
  encontrado: un campo desconocido, «role»
  esperado:   uno de estos campos: id, nombre, rol, perfil, semblanza, certificaciones
  qué hacer:  Corrija el nombre o borre la línea.
`);
});
