import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { repositoryIn } from "./repository.ts";

const git = (folder: string, ...args: string[]) =>
  promisify(execFile)("git", [
    "-C",
    folder,
    "-c",
    "user.name=Ana",
    "-c",
    "user.email=ana@example.org",
    ...args,
  ]);

let remote: string;
let mine: string;
beforeEach(async () => {
  remote = await temporaryFolder();
  mine = await temporaryFolder();
  await git(remote, "init", "--quiet", "--bare", "--initial-branch", "main");
  await clone(mine);
  await commit(mine, "lema.yaml");
  await git(mine, "push", "--quiet", "-u", "origin", "main");
});

const clone = (folder: string) => git(folder, "clone", "--quiet", remote, ".");

async function commit(folder: string, name: string): Promise<void> {
  await writeFile(join(folder, name), name);
  await git(folder, "add", ".");
  await git(folder, "commit", "--quiet", "-m", name);
}

test("a folder has a history, and one from a ZIP or without a commit has none", async () => {
  await repositoryIn(mine).requireHistory();
  const empty = await temporaryFolder();
  await expect(repositoryIn(empty).requireHistory()).rejects.toThrow("no tiene historial");
  await git(empty, "init", "--quiet", "--initial-branch", "main");
  await expect(repositoryIn(empty).requireHistory()).rejects.toThrow("no tiene historial");
});

test("uncommitted files are named by their unescaped paths", async () => {
  expect(await repositoryIn(mine).unsaved()).toEqual([]);
  await writeFile(join(mine, "Año nuevo.yaml"), "");
  expect(await repositoryIn(mine).unsaved()).toEqual(["Año nuevo.yaml"]);
});

test("a failing git status is not taken for a clean folder", async () => {
  await rm(join(mine, ".git/HEAD"));
  await expect(repositoryIn(mine).unsaved()).rejects.toThrow("git status");
});

test("a missing git is not taken for a folder without history", async () => {
  vi.stubEnv("PATH", await temporaryFolder());
  await expect(repositoryIn(mine).requireHistory()).rejects.toThrow("Falta el programa «git»");
});

test("the files that a push would send include those that a later commit removed", async () => {
  await commit(mine, "Año.yaml");
  await git(mine, "rm", "--quiet", "Año.yaml");
  await git(mine, "commit", "--quiet", "-m", "Sin ella");
  await writeFile(join(mine, "nueva.yaml"), "x");
  const repository = repositoryIn(mine);
  expect(await repository.unpushedIn(".")).toEqual([
    { path: "Año.yaml", bytes: Buffer.from("Año.yaml") },
  ]);
  expect((await repository.filesIn(".")).map(({ path }) => path).sort()).toEqual([
    "lema.yaml",
    "nueva.yaml",
  ]);
});
