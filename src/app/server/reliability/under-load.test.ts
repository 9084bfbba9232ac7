import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openSqliteStore } from "#app/store/sqlite-store.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { folderWithSite, startServer } from "../testing/server-process.ts";

const VISITORS = 24;
/** Node's own name would be taken for that of a robot, whose visits do not count. */
const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0" };
/** docs/reliability.md has the figures of 300 rounds. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 8);
/** A round takes about a second, mostly for the start, and much longer on a loaded machine. */
const KILL_TIMEOUT_MS = 600_000 + KILL_ROUNDS * 5_000;
/** The server is killed at a random moment within this time after it has answered the first visits, in ms. */
const KILL_WITHIN_MS = 300;

async function countIn(folder: string): Promise<number> {
  const store = await openSqliteStore(join(folder, "data", "convencion.db"));
  return store.readVisits().finally(() => store.close());
}

/** Visitors who each send one first visit after another until the server is gone. */
function crowd(address: string) {
  const counts: number[] = [];

  async function visitor(): Promise<void> {
    for (;;) {
      const answer = await fetch(address + visitsPath, { method: "POST", headers }).catch(
        () => null,
      );
      const body = await answer?.text().catch(() => null);
      if (!answer || typeof body !== "string") return;
      expect(answer.status, body).toBe(200);
      counts.push(JSON.parse(body).count);
    }
  }

  return {
    /** Resolves when that many visits were answered. */
    answered: (visits: number) =>
      vi.waitUntil(() => counts.length >= visits, { interval: 1, timeout: KILL_TIMEOUT_MS }),
    /** Resolves with the count of every answer, once the server has stopped answering. */
    gone: Promise.all(Array.from({ length: VISITORS }, visitor)).then(() => counts),
  };
}

test(`a server killed ${KILL_ROUNDS} times in the midst of visits loses none that it answered`, {
  timeout: KILL_TIMEOUT_MS,
}, async () => {
  const folder = await folderWithSite();
  const counts: number[] = [];
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const server = startServer("main.ts", folder);
    const visitors = crowd(await server.address);
    await visitors.answered(VISITORS);
    await delay(Math.random() * KILL_WITHIN_MS);
    server.kill("SIGKILL");
    counts.push(...(await visitors.gone));
    expect(await server.ended).toMatchObject({ signal: "SIGKILL" });
    expect(await countIn(folder)).toBeGreaterThanOrEqual(Math.max(...counts));
    // A repeated total would mean that an answered visit was forgotten.
    expect(new Set(counts).size).toBe(counts.length);
  }
});

test("a server that is stopped during visits answers all that it accepted", async () => {
  const folder = await folderWithSite();
  const server = startServer("main.ts", folder);
  const visitors = crowd(await server.address);
  await visitors.answered(200);
  server.kill("SIGTERM");
  const counts = await visitors.gone;
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  expect(new Set(counts).size).toBe(counts.length);
  // The WAL was checkpointed into the database file.
  expect(await readdir(join(folder, "data"))).toEqual(["convencion.db"]);
  expect(await countIn(folder)).toBe(counts.length);
});
