import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { addBuiltSite, send, startServer } from "../testing/server-process.ts";

const VISITORS = 8;
const BACKUPS = 2;
const PARTICIPANTS = 1000;
const commandLine = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));

/** Visitors who come again and again, and what they were answered. */
function crowd(address: string, agent: Agent) {
  let highest = 0;
  let open = true;
  const waiting: (() => void)[] = [];
  const someone = async () => {
    while (open) {
      const { status, body } = await send(agent, "POST", address + apiPaths.visits);
      expect(status, body).toBe(200);
      highest = Math.max(highest, JSON.parse(body).count);
      for (const resolve of waiting.splice(0)) resolve();
    }
  };
  const visiting = Promise.all(Array.from({ length: VISITORS }, someone));
  return {
    /** The highest total that a visitor received. */
    answered: () => highest,
    /** Resolves when the next visit is answered. */
    anotherAnswer: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async goHome() {
      open = false;
      await visiting;
    },
  };
}

/** Many pages of database, so that a copy takes more than one look. */
function longList(round: number): Participant[] {
  return Array.from({ length: PARTICIPANTS }, (_, index) => ({
    carnet: `2490-21-${index + 1}`,
    nombre: `Estudiante ${index + 1} `.padEnd(200, "ñ"),
    numeroTicket: `${round}-${index + 1}`,
  }));
}

/** An organiser who saves the list with other tickets, and again after every `pause`. */
async function busyOrganiser(databaseFile: string, pause: () => Promise<void>) {
  const store = await openSqliteStore(databaseFile);
  const options = { mode: "replace", onProgress() {}, keepPrevious() {} } as const;
  await store.saveParticipants(longList(0), options);
  let open = true;
  const working = (async () => {
    for (let round = 1; open; round += 1) {
      await pause();
      await store.saveParticipants(longList(round), options);
    }
    await store.close();
  })();
  return {
    async goHome() {
      open = false;
      await working;
    },
  };
}

async function backUp(folder: string): Promise<void> {
  const arguments_ = [
    "--import",
    import.meta.resolve("tsx"),
    commandLine,
    "respaldar",
    "respaldos",
  ];
  const { stderr } = await promisify(execFile)(process.execPath, arguments_, { cwd: folder });
  // A site that a developer has running is mentioned too.
  expect(stderr).toMatch(/^Base de datos: .*\n(?:Atención: .*está en marcha.*\n)?$/);
}

test("a backup of a busy site holds all that was answered before, and brings a site back", {
  timeout: 120_000,
}, async () => {
  const folder = await temporaryFolder();
  await addBuiltSite(folder);
  const server = startServer("main.ts", folder);
  const address = await server.address();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const visitors = crowd(address, agent);

  // The first while the visits are in the write-ahead log alone, the other while all of it changes.
  await visitors.anotherAnswer();
  const answeredBefore = [visitors.answered()];
  await backUp(folder);
  const database = join(folder, "data", "convencion.db");
  const organiser = await busyOrganiser(database, visitors.anotherAnswer);
  for (let backup = 1; backup < BACKUPS; backup += 1) {
    answeredBefore.push(visitors.answered());
    await backUp(folder);
  }
  await organiser.goHome();
  await visitors.goHome();

  const backups = (await readdir(join(folder, "respaldos"))).toSorted();
  expect(backups).toHaveLength(BACKUPS);
  for (const [index, name] of backups.entries()) {
    const copy = new Database(join(folder, "respaldos", name), { readonly: true });
    expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
    const tickets = copy.prepare<[], string>("SELECT numeroTicket FROM participantes").pluck();
    const all = tickets.all();
    const rounds = new Set(all.map((ticket) => ticket.split("-")[0]));
    const visits =
      copy
        .prepare<[], number>("SELECT count FROM counters WHERE name = 'visitasPagina'")
        .pluck()
        .get() ?? 0;
    copy.close();
    expect(all).toHaveLength(index === 0 ? 0 : PARTICIPANTS);
    expect(rounds.size, "participants of one moment").toBe(index === 0 ? 0 : 1);
    expect(visits).toBeGreaterThanOrEqual(answeredBefore[index] ?? 0);
    expect(visits).toBeLessThanOrEqual(visitors.answered());
  }

  const elsewhere = await temporaryFolder();
  await addBuiltSite(elsewhere);
  await mkdir(join(elsewhere, "data"));
  const newest = join(folder, "respaldos", backups.at(-1) ?? "");
  await copyFile(newest, join(elsewhere, "data", "convencion.db"));
  const restored = startServer("main.ts", elsewhere);
  const site = await restored.address();
  const { count } = JSON.parse((await send(agent, "GET", site + apiPaths.visits)).body);
  expect(count).toBeGreaterThanOrEqual(answeredBefore.at(-1) ?? 0);
  const found = await send(agent, "POST", site + apiPaths.lookup, {
    carnet: `2490-21-${PARTICIPANTS}`,
  });
  expect(found.body).toContain(`Estudiante ${PARTICIPANTS} `);
});
