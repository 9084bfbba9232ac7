import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { changeFiles, finishChanges } from "./change-files.ts";

/** After so many changes of the disk the process is dead: no other is carried out, and none ends. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, die: () => {} }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<Record<string, (...args: unknown[]) => Promise<unknown>>>();
  const changing = ["mkdtemp", "mkdir", "writeFile", "rename", "rm", "rmdir"];
  const counted = changing.map((name) => [
    name,
    async (...args: unknown[]) => {
      disk.left -= 1;
      if (disk.left >= 0) return real[name]?.(...args);
      disk.die();
      return new Promise(() => {});
    },
  ]);
  return { ...real, ...Object.fromEntries(counted) };
});

const before = { "a.yaml": "a vieja", "fotos/uno.jpg": "uno", "fotos/dos.jpg": "dos" };
const changes = {
  written: new Map([
    ["a.yaml", "a nueva"],
    ["b.yaml", "b nueva"],
    ["fotos/2025/tres.jpg", "tres"],
  ]),
  removed: ["fotos/uno.jpg"],
};
const after = { ...Object.fromEntries(changes.written), "fotos/dos.jpg": "dos" };

async function contentFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "fotos"));
  for (const [path, text] of Object.entries(before)) await writeFile(join(folder, path), text);
  return folder;
}

/** The files that readers see; drafts are hidden. */
async function shown(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !path.startsWith("."));
  const read = paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")]);
  return Object.fromEntries(await Promise.all(read));
}

test("a killed process leaves the old files or the new ones, whenever it is killed", async () => {
  const outcomes = new Set<string>();
  for (let steps = 0; ; steps += 1) {
    const folder = await contentFolder();
    disk.left = steps;
    const killed = new Promise((resolve) => {
      disk.die = () => resolve("killed");
    });
    const ended = await Promise.race([killed, changeFiles(folder, changes)]);
    disk.left = Number.POSITIVE_INFINITY;
    await finishChanges(folder);
    const found = await shown(folder);
    const isOld = found["a.yaml"] === before["a.yaml"];
    expect(found).toEqual(isOld ? before : after);
    outcomes.add(isOld ? "old" : "new");
    // The next change is not disturbed by what the killed process left.
    await changeFiles(folder, changes);
    expect(await shown(folder)).toEqual(after);
    if (ended !== "killed") break;
  }
  expect([...outcomes]).toEqual(["old", "new"]);
});

test.each([
  ["a.yaml/b.yaml", "ENOTDIR"],
  ["fotos", "EISDIR"],
])("where %s cannot be written, everything stays as it was", async (path, code) => {
  const folder = await contentFolder();
  const written = new Map([...changes.written, [path, "b"]]);
  const changed = changeFiles(folder, { written, removed: [] });
  await expect(changed).rejects.toMatchObject({ code });
  expect(await shown(folder)).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);
});
