import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { cachedFolder } from "./drawing-cache.ts";

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await temporaryFolder();
});

/** The text of the entry `key`, which is `text` if this call fills it. */
async function cachedText(key: string, text: string): Promise<string> {
  const folder = await cachedFolder([cacheDir], key, (draft) =>
    writeFile(join(draft, "file"), text),
  );
  return readFile(join(folder, "file"), "utf8");
}

test("an entry is filled once, and read from then on", async () => {
  expect(await cachedText("key", "first")).toBe("first");
  expect(await cachedText("key", "second")).toBe("first");
  expect(await cachedText("other", "second")).toBe("second");
});

test("a fill that fails leaves no entry behind", async () => {
  const failure = new Error("disk full");
  const filling = cachedFolder([cacheDir], "key", async (draft) => {
    await writeFile(join(draft, "file"), "half");
    throw failure;
  });
  await expect(filling).rejects.toBe(failure);
  expect(await readdir(cacheDir)).toEqual([]);
  expect(await cachedText("key", "whole")).toBe("whole");
});

test("builds that fill the same entry at once both get it", async () => {
  const texts = await Promise.all([cachedText("key", "same"), cachedText("key", "same")]);
  expect(texts).toEqual(["same", "same"]);
  expect(await readdir(cacheDir)).toEqual(["key"]);
});
