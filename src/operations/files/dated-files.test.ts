import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { datedFiles } from "./dated-files.ts";

async function folderWith(...names: readonly string[]) {
  const folder = join(await temporaryFolder(), "copias");
  await mkdir(folder);
  for (const name of names) await writeFile(join(folder, name), "");
  return datedFiles(folder, "", ".csv");
}

test("the next name is one second later than the newest, even if that lies in the future", async () => {
  const files = await folderWith("2025-10-04-070000.csv", "2999-12-31-235959.csv");
  expect(files.nextName()).toBe("3000-01-01-000000.csv");
});

test("a file name without a valid time is ignored", async () => {
  const files = await folderWith(
    "2025-02-30-070000.csv",
    "9999-99-99-999999.csv",
    "2025-10-04.csv",
  );
  expect(files.names()).toEqual([]);
  expect(files.nextName()).toMatch(/^20\d\d-\d\d-\d\d-\d{6}\.csv$/);
});
