import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openSqliteStore } from "#app/store/sqlite-store.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { fromBrowser } from "../testing/app-under-test.ts";
import { folderWithSite, startServer } from "../testing/server-process.ts";

const VISITORS = 24;

test("a server that is stopped during visits answers all that it accepted", async () => {
  const folder = await folderWithSite();
  const server = startServer("main.ts", folder);
  const address = await server.address;
  const counts: number[] = [];
  async function visitor(): Promise<void> {
    for (;;) {
      const call = { method: "POST", headers: fromBrowser };
      const answer = await fetch(address + visitsPath, call).catch(() => null);
      const body = await answer?.text().catch(() => null);
      if (!answer || typeof body !== "string") return;
      expect(answer.status, body).toBe(200);
      counts.push(JSON.parse(body).count);
    }
  }
  const gone = Promise.all(Array.from({ length: VISITORS }, visitor));
  await vi.waitUntil(() => counts.length >= 100, { interval: 1, timeout: 600_000 });
  server.kill("SIGTERM");
  await gone;
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  expect(new Set(counts).size).toBe(counts.length);
  // The WAL was checkpointed into the database file.
  expect(await readdir(join(folder, "data"))).toEqual(["convencion.db"]);
  const store = await openSqliteStore(join(folder, "data", "convencion.db"));
  expect(await store.readVisits().finally(() => store.close())).toBe(counts.length);
});
