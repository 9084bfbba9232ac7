import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { open, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { problems } from "../../domain/calls/api.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { sampleParticipants } from "../sample-participants.ts";
import type { Answer } from "../testing/server-process.ts";
import {
  databaseFileIn,
  fillDatabase,
  inventedParticipants,
  type SiteUnderTest,
  siteUnderTest,
  visitsIn,
} from "../testing/site-under-test.ts";

const [ana] = sampleParticipants;
/** Longer than anybody's patience would be by chance, and shorter than a visit waits for a lock. */
const LOCKED_MS = 2000;
/** Enough for many pages. */
const MANY = 20_000;

function expectUnavailable({ status, body }: Answer): void {
  expect(JSON.parse(body)).toEqual(problems.storeUnavailable);
  expect(status).toBe(503);
}

/** Another process that holds the database's lock; resolves with what makes it let go. */
async function lockFromOutside(databaseFile: string): Promise<() => Promise<void>> {
  const script = `
    const Database = require("better-sqlite3");
    const database = new Database(${JSON.stringify(databaseFile)});
    database.exec("BEGIN IMMEDIATE");
    console.log("locked");
    process.stdin.once("data", () => { database.exec("ROLLBACK"); process.exit(); });`;
  const child = spawn(process.execPath, ["--eval", script], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  const exit = once(child, "exit");
  return async () => {
    child.stdin.write("let go\n");
    await exit;
  };
}

/** Looks up again and again until it is stopped; resolves with the number of answers. */
function keepLookingUp(site: SiteUnderTest, participant: Participant, statuses: Set<number>) {
  let open = true;
  const looking = (async () => {
    let answers = 0;
    for (; open; answers += 1) statuses.add((await site.lookUp(participant)).status);
    return answers;
  })();
  return () => {
    open = false;
    return looking;
  };
}

test("while another process keeps the database locked, visits wait, look-ups and page do not", async () => {
  const folder = await temporaryFolder();
  await fillDatabase(folder);
  const site = await siteUnderTest(folder);
  const letGo = await lockFromOutside(databaseFileIn(folder));
  let waiting = true;
  const visits = Promise.all(Array.from({ length: 50 }, () => site.visit())).finally(() => {
    waiting = false;
  });
  const statuses = new Set<number>();
  const stop = keepLookingUp(site, ana, statuses);
  await delay(LOCKED_MS);
  await site.expectReadable();
  expect(waiting).toBe(true);
  await letGo();
  const answers = await visits;
  expect(await stop()).toBeGreaterThan(0);
  expect(statuses).toEqual(new Set([200]));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await visitsIn(folder)).toBe(50);
});

test("no participant is reported missing when the database is damaged while it is served", async () => {
  const folder = await temporaryFolder();
  const list = inventedParticipants(MANY);
  await fillDatabase(folder, list);
  const site = await siteUnderTest(folder);
  const other = new Database(databaseFileIn(folder));
  onTestFinished(() => void other.close());
  const write = other.prepare("UPDATE counters SET count = count + 1");
  write.run();
  const file = await open(databaseFileIn(folder), "r+");
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size, "garbage "), 0, size, 0);
  await file.close();
  // What another program writes makes the server forget the sound pages that it has in memory.
  write.run();
  const asked = list.filter((_, index) => index % 400 === 0);
  const statuses = await Promise.all(asked.map(async (one) => (await site.lookUp(one)).status));
  expect(statuses).toContain(500);
  await site.expectReadable();
  site.server.kill("SIGTERM");
  await site.server.ended;
  // And the next start reports it instead of beginning with an empty list.
  await expect(siteUnderTest(folder)).rejects.toThrow(
    "no es una base de datos SQLite o está dañado",
  );
});

test("a database whose folder is gone answers nothing wrong, and again once it is back", async () => {
  const folder = await temporaryFolder();
  await fillDatabase(folder);
  const site = await siteUnderTest(folder);
  expect((await site.visit()).status).toBe(200);
  await rename(join(folder, "data"), join(folder, "elsewhere"));
  for (const answer of [await site.visit(), await site.lookUp(ana), await site.ready()]) {
    expectUnavailable(answer);
  }
  await site.expectReadable();
  await rename(join(folder, "elsewhere"), join(folder, "data"));
  expect((await site.lookUp(ana)).status).toBe(200);
  expect((await site.visit()).body).toBe('{"count":2}');
});

test("a database that is deleted while it is served promises no visit that would be lost", async () => {
  const folder = await temporaryFolder();
  await fillDatabase(folder);
  const site = await siteUnderTest(folder);
  expect((await site.visit()).status).toBe(200);
  await rm(join(folder, "data"), { recursive: true });
  expectUnavailable(await site.visit());
  await expect(stat(databaseFileIn(folder))).rejects.toThrow("ENOENT");
});

test("two servers on one file count every visit once, also when one of them is killed", async () => {
  const folder = await temporaryFolder();
  await fillDatabase(folder);
  const sites = [await siteUnderTest(folder), await siteUnderTest(folder)];
  const totals: number[] = [];
  const visit = async (site: SiteUnderTest) => {
    const { status, body } = await site.visit();
    expect(status, body).toBe(200);
    totals.push(JSON.parse(body).count);
  };
  const crowd = async (site: SiteUnderTest, visits: number) => {
    for (let round = 0; round < visits; round += 1) await visit(site);
  };
  await Promise.all(sites.flatMap((site) => Array.from({ length: 10 }, () => crowd(site, 10))));
  expect(totals.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  const [first, second] = sites;
  if (first === undefined || second === undefined) throw new Error("Two servers were started");
  first.server.kill("SIGKILL");
  await first.server.ended;
  await Promise.all(Array.from({ length: 10 }, () => crowd(second, 5)));
  expect(Math.max(...totals)).toBe(250);
  expect((await second.lookUp(ana)).status).toBe(200);
  second.server.kill("SIGTERM");
  expect(await second.server.ended).toMatchObject({ code: 0, stderr: "" });
  expect(await visitsIn(folder)).toBe(250);
});

test("while lists are imported, participants on both are found all along and visits count", async () => {
  const folder = await temporaryFolder();
  await fillDatabase(folder);
  const site = await siteUnderTest(folder);
  const command = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));
  const lists = [inventedParticipants(4000), inventedParticipants(3000)];
  const files = lists.map((_, index) => join(folder, `lista-${index}.csv`));
  for (const [index, list] of lists.entries()) {
    const rows = [ana, ...list].map((one) => `${one.carnet},${one.nombre},${one.numeroTicket}`);
    await writeFile(files[index] ?? "", `carnet,nombre,numeroTicket\n${rows.join("\n")}\n`);
  }
  const statuses = new Set<number>();
  const stop = keepLookingUp(site, ana, statuses);
  let visits = 0;
  for (const file of [...files, ...files]) {
    const importing = promisify(execFile)(
      process.execPath,
      ["--import", import.meta.resolve("tsx"), command, "importar", file, "--reemplazar", "--si"],
      { env: { PATH: process.env.PATH, DATABASE_URL: `sqlite:${databaseFileIn(folder)}` } },
    );
    let done = false;
    void importing.finally(() => {
      done = true;
    });
    for (; !done; visits += 1) expect((await site.visit()).status).toBe(200);
    await importing;
  }
  expect(await stop()).toBeGreaterThan(20);
  expect(statuses).toEqual(new Set([200]));
  expect(await visitsIn(folder)).toBe(visits);
});
