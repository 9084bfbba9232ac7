import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { problems } from "../../domain/calls/api.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { addBuiltSite, type ServerProcess, startServer } from "../testing/server-process.ts";
import { databaseFileIn, fillDatabase, filledSite, visitsIn } from "../testing/site-under-test.ts";

const RUNS_AS_ROOT = process.getuid?.() === 0;
/** Few but the administrator of a container may mount a file system; elsewhere its tests are skipped. */
const MAY_MOUNT = await mayMount();
const HAS_PRLIMIT = runs("prlimit", "--version");

function runs(program: string, ...options: string[]): boolean {
  return spawnSync(program, options, { stdio: "ignore" }).status === 0;
}

async function mayMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-mount-"));
  const may = runs("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder);
  if (may) runs("umount", folder);
  await rmdir(folder);
  return may;
}

/** A folder whose `data` is a disk of 2 MB of its own. */
async function folderWithSmallDisk(): Promise<string> {
  const folder = await temporaryFolder();
  const data = join(folder, "data");
  await mkdir(data);
  expect(runs("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", data)).toBe(true);
  onTestFinished(() => void runs("umount", "--lazy", data));
  return folder;
}

/** Makes every write fail that needs more room; resolves with what makes room again. */
type FillDisk = (folder: string, server: ServerProcess) => Promise<() => Promise<void>>;

const fillSmallDisk: FillDisk = async (folder) => {
  const ballast = join(folder, "data", "ballast");
  const file = await open(ballast, "w");
  const full = async () => {
    for (;;) await file.write(Buffer.alloc(4096, "x"));
  };
  await expect(full()).rejects.toHaveProperty("code", "ENOSPC");
  await file.close();
  return () => rm(ballast);
};

const limitFileSize: FillDisk = async (_folder, { pid }) => {
  expect(runs("prlimit", "--pid", String(pid), "--fsize=1024:")).toBe(true);
  return async () => {
    expect(runs("prlimit", "--pid", String(pid), "--fsize=unlimited:")).toBe(true);
  };
};

async function survivesFullDisk(folder: string, fill: FillDisk): Promise<void> {
  const site = await filledSite(folder);
  let answered = 0;
  const visits = async (many: number) => {
    const answers = await Promise.all(Array.from({ length: many }, () => site.visit()));
    for (const { status, body } of answers) {
      if (status === 200) answered += 1;
      else expect(JSON.parse(body)).toEqual(problems.storeUnavailable);
    }
    return answers.map(({ status }) => status);
  };
  expect(await visits(20)).toEqual(Array(20).fill(200));
  const makeRoom = await fill(folder, site.server);
  let last: number[] = [];
  // The pages of the log that are there already may take a few more.
  while (last.at(-1) !== 503) last = await visits(5);
  expect((await site.lookUp(sampleParticipants[0])).status).toBe(200);
  await site.expectReadable();
  await makeRoom();
  expect(await visits(20)).toEqual(Array(20).fill(200));
  site.server.kill("SIGTERM");
  expect(await site.server.ended).toMatchObject({ code: 0 });
  // A visit refused for want of room was not counted; one that was answered is there.
  expect(await visitsIn(folder)).toBe(answered);
}

test.runIf(MAY_MOUNT)(
  "a full disk refuses visits, answers look-ups, and loses nothing",
  async () => {
    await survivesFullDisk(await folderWithSmallDisk(), fillSmallDisk);
  },
);

test.runIf(HAS_PRLIMIT)(
  "a file that may not grow refuses visits and loses nothing either",
  async () => {
    await survivesFullDisk(await temporaryFolder(), limitFileSize);
  },
);

test.runIf(MAY_MOUNT || !RUNS_AS_ROOT)(
  "a read-only database is reported at the start",
  async () => {
    const folder = RUNS_AS_ROOT ? await folderWithSmallDisk() : await temporaryFolder();
    await addBuiltSite(folder);
    await fillDatabase(folder);
    if (RUNS_AS_ROOT) expect(runs("mount", "-o", "remount,ro", join(folder, "data"))).toBe(true);
    else await chmod(databaseFileIn(folder), 0o400);
    const { code, stderr } = await startServer("main.ts", folder).ended;
    expect(stderr).toContain("No se puede abrir ni escribir la base de datos «data/convencion.db»");
    expect(code).toBe(1);
  },
);
