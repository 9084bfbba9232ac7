import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { buildBeside } from "./build-beside.ts";

test("with too little memory nothing is begun", async () => {
  const distDir = await temporaryFolder();
  const place = { contentDir: join(distDir, "no-hay"), distDir, siteUrl: null, program: [] };
  expect(await buildBeside(place, 512 * 1024 ** 2)).toMatchObject({
    kind: "failed",
    reason: expect.stringMatching(/tiene 512 MiB de memoria.*necesita 1536/),
  });
  expect(await readdir(join(distDir, "publicado"))).toEqual([]);
});
