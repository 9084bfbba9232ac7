import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
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

test("what is not committed is named as it is", async () => {
  expect(await repositoryIn(mine).unsaved()).toEqual([]);
  await writeFile(join(mine, "Año nuevo.yaml"), "");
  expect(await repositoryIn(mine).unsaved()).toEqual(["Año nuevo.yaml"]);
});

test("a status that fails is no folder in which all is committed", async () => {
  await rm(join(mine, ".git/HEAD"));
  await expect(repositoryIn(mine).unsaved()).rejects.toThrow("git status");
});

test("a computer without git is not a folder without history", async () => {
  vi.stubEnv("PATH", await temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(repositoryIn(mine).requireHistory()).rejects.toThrow("Falta el programa «git»");
});

test("what a push would send includes what a later commit removed", async () => {
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
