import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openSqliteStore } from "#app/store/sqlite-store.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { folderWithSite, startServer } from "../testing/server-process.ts";

const VISITORS = 24;
/** Node's own name would be taken for that of a robot, whose visits do not count. */
const BROWSER = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0" };
/** docs/reliability.md has the figures of 300 rounds. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 8);
/** A round takes about a second, mostly for the start, and much longer on a loaded machine. */
const KILL_TIMEOUT_MS = 600_000 + KILL_ROUNDS * 5_000;
/**
 * The server is killed at a random moment within this time, in ms, after it has answered the first
 * visits.
 */
const KILL_WITHIN_MS = 300;

async function countIn(folder: string): Promise<number> {
  const store = await openSqliteStore(join(folder, "data", "convencion.db"));
  try {
    return await store.readVisits();
  } finally {
    await store.close();
  }
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Visitors who each send one first visit after another until the server is gone. */
function crowd(address: string) {
  const answers: Answer[] = [];

  async function visitor(): Promise<void> {
    for (;;) {
      const answer = await fetch(address + visitsPath, {
        method: "POST",
        headers: BROWSER,
      }).catch(() => null);
      const body = await answer?.text().catch(() => null);
      if (!answer || typeof body !== "string") return;
      answers.push({ status: answer.status, body });
    }
  }

  return {
    /** Resolves when that many visits were answered. */
    answered: (visits: number) =>
      vi.waitUntil(() => answers.length >= visits, { interval: 1, timeout: KILL_TIMEOUT_MS }),
    /** Resolves with every answer, once the server has stopped answering. */
    gone: Promise.all(Array.from({ length: VISITORS }, visitor)).then(() => answers),
  };
}

function countsOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status, body }) => {
    expect(status, body).toBe(200);
    return Number(JSON.parse(body).count);
  });
}

test(`a server killed ${KILL_ROUNDS} times in the midst of visits loses none that it answered`, {
  timeout: KILL_TIMEOUT_MS,
}, async ({ annotate }) => {
  const folder = await folderWithSite();
  const counts: number[] = [];
  let highest = 0;
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const server = startServer("main.ts", folder);
    const visitors = crowd(await server.address);
    await visitors.answered(VISITORS);
    await delay(Math.random() * KILL_WITHIN_MS);
    server.kill("SIGKILL");
    const answered = countsOf(await visitors.gone);
    counts.push(...answered);
    highest = Math.max(highest, ...answered);
    expect(await server.ended).toMatchObject({ signal: "SIGKILL" });

    const kept = await countIn(folder);
    expect(kept).toBeGreaterThanOrEqual(highest);
    expect(kept).toBeGreaterThanOrEqual(counts.length);
    // A repeated total would mean that an answered visit was forgotten.
    expect(new Set(counts).size).toBe(counts.length);
  }
  await annotate(`${KILL_ROUNDS} kills, ${counts.length} visits answered, none lost`);
});

test("a server that is stopped during visits answers all that it accepted", async () => {
  const folder = await folderWithSite();
  const server = startServer("main.ts", folder);
  const visitors = crowd(await server.address);
  await visitors.answered(200);
  server.kill("SIGTERM");
  const counts = countsOf(await visitors.gone);
  const { code, stderr } = await server.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(new Set(counts).size).toBe(counts.length);
  expect(await countIn(folder)).toBe(counts.length);
});
