import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSpoilt } from "#edition/files/testing/broken-content.ts";

const check = (content: string, ...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "src/app/check-content.ts", ...args], {
    env: { ...process.env, CONTENT_DIR: content },
    encoding: "utf8",
  });

// That sound content ends with code 0, `npm run check` proves.
test("faults of content end with code 1, each with its place, field and remedy", async () => {
  let run: SpawnSyncReturns<string> | undefined;
  await readSpoilt(async (folder) => {
    const path = join(folder, "ponentes.yaml");
    const text = await readFile(path, "utf8");
    await writeFile(path, text.replace("rol: Analista", "role: Analista"));
    await rm(join(folder, "sede.yaml"));
    run = check(folder);
  });
  expect(run?.status).toBe(1);
  expect(run?.stdout).toMatch(/^Contenido: 3 errores\./);
  expect(run?.stdout).toContain(`content/ponentes.yaml:13:3
  campo:      ponentes → 2.º → role
  encontrado: un campo desconocido, «role»
  esperado:   uno de estos campos: id, nombre, rol, perfil, semblanza, certificaciones
  qué hacer:  Corrija el nombre o borre la línea.
`);
});

test("an order behind it, such as the editor that there was, is answered with where texts are changed", () => {
  const { status, stderr } = check("content", "editar");
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm run organizar")]);
});
