import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const program = fileURLToPath(new URL("./require-build.js", import.meta.url));

test("a start before any build reports what to do, without a stack trace", async () => {
  const folder = await temporaryFolder();
  const before = spawnSync(process.execPath, [program], { cwd: folder, encoding: "utf8" });
  expect(before).toMatchObject({ status: 1, stdout: "" });
  expect(before.stderr).toBe("Falta construir el sitio. Hágalo primero con: npm run build\n");
  await mkdir(join(folder, "dist", "server"), { recursive: true });
  await writeFile(join(folder, "dist", "server", "main.js"), "");
  const after = spawnSync(process.execPath, [program], { cwd: folder, encoding: "utf8" });
  expect(after).toMatchObject({ status: 0, stdout: "", stderr: "" });
});
