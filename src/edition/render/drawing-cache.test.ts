import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { cachedFolder } from "./drawing-cache.ts";

test("a fill that fails leaves no entry behind", async () => {
  const cache = await temporaryFolder();
  const failure = new Error("disk full");
  const filling = cachedFolder([cache], "key", async (draft) => {
    await writeFile(join(draft, "file"), "half");
    throw failure;
  });
  await expect(filling).rejects.toBe(failure);
  expect(await readdir(cache)).toEqual([]);
});
