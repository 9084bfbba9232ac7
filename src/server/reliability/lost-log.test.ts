import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { sampleParticipants } from "../sample-participants.ts";
import { runCommand } from "../testing/run-command.ts";
import {
  databaseFileIn,
  expectUnavailable,
  filledSite,
  visitsIn,
} from "../testing/site-under-test.ts";

const VISITS = 30;

/** A server that answered 30 visits, and a list to be imported. */
async function servedSite() {
  const site = await filledSite();
  for (let visit = 0; visit < VISITS; visit += 1) expect((await site.visit()).status).toBe(200);
  const list = join(site.folder, "lista.csv");
  await writeFile(list, "carnet,nombre,numeroTicket\n2490-25-77,Nueva,777\n");
  return { folder: site.folder, file: databaseFileIn(site.folder), site, list };
}

test.each([
  { what: "the log", endings: ["-wal"] },
  { what: "the log's index", endings: ["-shm"] },
  { what: "the log and its index", endings: ["-wal", "-shm"] },
])(
  "with $what removed, nothing is answered or imported that would be lost, and a restart keeps all",
  { timeout: 120_000 },
  async ({ endings }) => {
    const { folder, file, site, list } = await servedSite();
    for (const ending of endings) await rm(file + ending);
    for (const answer of [
      await site.visit(),
      await site.lookUp(sampleParticipants[0]),
      await site.ready(),
    ]) {
      expectUnavailable(answer);
    }
    await site.expectReadable();
    const orders = [
      runCommand(file, "importar", list),
      runCommand(file, "respaldar", join(folder, "otra")),
    ];
    for (const seen of await Promise.all(orders)) {
      expect(seen).toMatchObject({
        exitCode: 1,
        err: expect.stringContaining("Reinicie el sitio"),
      });
      expect(seen.out).not.toContain("Listo");
    }
    site.server.kill("SIGTERM");
    const ended = await site.server.ended;
    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain("was moved, deleted or replaced: put it back, or restart");
    expect(await visitsIn(folder)).toBe(VISITS);
    expect((await runCommand(file, "importar", list)).out).toContain("Listo");
  },
);

test("a log that was moved away is missed until it is back", async () => {
  const { file, site } = await servedSite();
  await rename(`${file}-wal`, `${file}-elsewhere`);
  expectUnavailable(await site.visit());
  await rename(`${file}-elsewhere`, `${file}-wal`);
  expect((await site.visit()).body).toBe(`{"count":${VISITS + 1}}`);
});

test("what another program wrote to a log of its own is not overwritten by a server that ends", async () => {
  const { file, site } = await servedSite();
  await rm(`${file}-wal`);
  await rm(`${file}-shm`);
  const other = new Database(file);
  other.exec("CREATE TABLE otra (texto TEXT)");
  const insert = other.prepare("INSERT INTO otra VALUES (hex(randomblob(500)))");
  for (let row = 0; row < 3000; row += 1) insert.run();
  // It leaves its log, as the server has the database open.
  other.close();
  expectUnavailable(await site.visit());
  site.server.kill("SIGTERM");
  expect(await site.server.ended).toMatchObject({ code: 0 });
  const left = new Database(file);
  expect(left.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(left.prepare("SELECT count(*) FROM otra").pluck().get()).toBe(3000);
  left.close();
});
