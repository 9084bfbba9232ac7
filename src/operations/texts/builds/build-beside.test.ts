import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { buildBeside } from "./build-beside.ts";

test.each([
  [{ memory: 512 * 1024 ** 2, disk: 1e12 }, /tiene 512 MiB de memoria.*necesita 1536/],
  [{ memory: 1e12, disk: 1e6 }, /El disco del servidor está lleno/],
])("with %j nothing is begun", async (resources, reason) => {
  const distDir = await temporaryFolder();
  const place = { contentDir: join(distDir, "no-hay"), distDir, siteUrl: null, program: [] };
  const built = await buildBeside(place, async () => resources);
  expect(built).toMatchObject({ kind: "failed", reason: expect.stringMatching(reason) });
  expect(await readdir(join(distDir, "publicado"))).toEqual([]);
});
