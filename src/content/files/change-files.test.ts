import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { changeFiles } from "./change-files.ts";

const before = { "a.yaml": "a vieja", "fotos/uno.jpg": "uno", "fotos/dos.jpg": "dos" };
const changes = {
  written: new Map([
    ["a.yaml", "a nueva"],
    ["b.yaml", "b nueva"],
    ["fotos/2025/tres.jpg", "tres"],
  ]),
  removed: ["fotos/uno.jpg"],
};
const after = {
  "a.yaml": "a nueva",
  "b.yaml": "b nueva",
  "fotos/2025/tres.jpg": "tres",
  "fotos/dos.jpg": "dos",
};

async function contentFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "fotos"));
  for (const [path, text] of Object.entries(before)) await writeFile(join(folder, path), text);
  return folder;
}

/** The files that readers see; drafts are hidden. */
async function shown(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const paths = files
    .map((file) => file.slice(folder.length + 1))
    .filter((path) => !path.startsWith("."));
  const read = paths.sort().map(async (path) => [path, await readFile(join(folder, path), "utf8")]);
  return Object.fromEntries(await Promise.all(read));
}

test("files are written, replaced and removed, and no draft is left", async () => {
  const folder = await contentFolder();
  await changeFiles(folder, changes);
  expect(await shown(folder)).toEqual(after);
  expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
});

test.each([
  ["a.yaml/b.yaml", "ENOTDIR"],
  ["fotos", "EISDIR"],
])("where %s cannot be written, everything stays as it was", async (path, code) => {
  const folder = await contentFolder();
  const written = new Map([
    ["a.yaml", "a nueva"],
    [path, "b"],
  ]);
  const changed = changeFiles(folder, { written, removed: [] });
  await expect(changed).rejects.toMatchObject({ code });
  expect(await shown(folder)).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
});
