import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cachedFolder, pruneCache } from "./build-cache.ts";

const DAY = 86_400_000;

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(cacheDir, { recursive: true }));

/** One build that uses these entries. */
async function build(...keys: readonly string[]): Promise<void> {
  const started = new Date();
  for (const key of keys) {
    await cachedFolder(cacheDir, key, (folder) => writeFile(join(folder, "file"), key));
  }
  await pruneCache(cacheDir, started);
  // Builds that follow each other faster than the disk's clock can tell would keep all.
  await new Promise((resolve) => setTimeout(resolve, 40));
}

const entries = async () => (await readdir(cacheDir)).filter((name) => !name.endsWith(".json"));

test("an entry is dropped once none of the last three builds has used it", async () => {
  await build("always", "once");
  await build("always");
  await build("always");
  expect(await entries()).toEqual(["always", "once"]);
  await build("always");
  expect(await entries()).toEqual(["always"]);
});

test("an entry that is used again stays", async () => {
  await build("one", "other");
  await build("one");
  await build("other");
  await build("one");
  await build("one");
  expect(await entries()).toEqual(["one", "other"]);
});

test("what a build cut short left goes after a day, and what one is filling stays", async () => {
  const old = new Date(Date.now() - 2 * DAY);
  await mkdir(join(cacheDir, ".draft-old"));
  await utimes(join(cacheDir, ".draft-old"), old, old);
  await mkdir(join(cacheDir, ".draft-young"));
  for (let count = 0; count < 4; count += 1) await build("one");
  expect(await entries()).toEqual([".draft-young", "one"]);
});

test("a damaged record of the builds is begun anew", async () => {
  await build("one");
  await writeFile(join(cacheDir, "builds.json"), "[12");
  await build("one");
  expect(await entries()).toEqual(["one"]);
});
