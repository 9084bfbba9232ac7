import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { changeFiles, finishChanges } from "./change-files.ts";

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
  const read = paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")]);
  return Object.fromEntries(await Promise.all(read));
}

/** Changes the files in a process that kills itself before the nth change of the disk. */
function killedBefore(step: number, folder: string): Promise<"killed" | "done"> {
  const program = `
    import fs from "node:fs/promises";
    import { syncBuiltinESMExports } from "node:module";
    let left = ${step};
    for (const name of ["mkdtemp", "mkdir", "writeFile", "rename", "rm", "rmdir"]) {
      const real = fs[name];
      fs[name] = (...args) => {
        left -= 1;
        if (left === 0) process.kill(process.pid, "SIGKILL");
        return real(...args);
      };
    }
    syncBuiltinESMExports();
    const { changeFiles } = await import(${JSON.stringify(pathToFileURL("src/edition/files/change-files.ts").href)});
    const written = new Map(${JSON.stringify([...changes.written])});
    await changeFiles(${JSON.stringify(folder)}, { written, removed: ${JSON.stringify(changes.removed)} });`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, (error) => {
      if (error === null) resolve("done");
      else if (error.signal === "SIGKILL") resolve("killed");
      else reject(error);
    });
  });
}

test("a killed process leaves the old files or the new ones, whenever it is killed", async () => {
  const outcomes = new Set<string>();
  for (let step = 1; ; step += 1) {
    const folder = await contentFolder();
    const ended = await killedBefore(step, folder);
    await finishChanges(folder);
    const found = await shown(folder);
    const isOld = found["a.yaml"] === before["a.yaml"];
    expect(found).toEqual(isOld ? before : after);
    outcomes.add(isOld ? "old" : "new");
    // The next change is not disturbed by what the killed process left.
    await changeFiles(folder, changes);
    expect(await shown(folder)).toEqual(after);
    if (ended === "done") break;
  }
  expect([...outcomes]).toEqual(["old", "new"]);
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
