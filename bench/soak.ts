import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { csvText } from "../src/lists/csv/write-csv.ts";
import { spawnServer } from "../src/server/testing/spawn-server.ts";
import { openSqliteStore } from "../src/store/sqlite/sqlite-store.ts";
import { frozenSite } from "../src/testing/frozen-edition.ts";
import { inventParticipants } from "./measure/tools/participants.ts";
import { growth, type Usage, usageOf } from "./process-usage.ts";
import { type Tally, visitUntil } from "./soak-visitors.ts";

/*
 * `npm run soak [-- --minutes N]`: keeps the built server under a mixed load, with an import every
 * minute, and ends with exit code 1 unless every answer was right, every answered visit was kept and
 * memory and descriptors stayed flat.
 */

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} is no number of minutes`);

const VISITORS = 12;
const SAMPLE_MS = 5000;
const IMPORT_MS = 60_000;
/** Memory may breathe by so much between the quarters that are compared. */
const FLAT = 1.1;
/** Connections that the system still winds up once all visitors have left. */
const SPARE_DESCRIPTORS = 8;

const folder = await mkdtemp(join(tmpdir(), "convencion-soak-"));
const databaseFile = join(folder, "convencion.db");
const environment = {
  ...process.env,
  DATABASE_URL: `sqlite:${databaseFile}`,
  PORT: "0",
  TRUST_PROXY: "true",
  // Thousands of visitors look up one list of participants from ever new addresses.
  LOOKUPS_PER_ADDRESS: "1000000",
  LOG_LEVEL: "info",
};
const registered = inventParticipants(2000);
const list = join(folder, "lista.csv");

await writeFile(list, csvText(registered));
await importList();
const server = spawnServer(["dist/server/main.js"], { folder: frozenSite, environment });
server.child.stderr.pipe(process.stderr);
const ended = once(server.child, "close");
try {
  const faults = await soak(server.pid, await server.address);
  for (const fault of faults) say(`FAULT: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  server.child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
}

async function soak(pid: number, address: string): Promise<string[]> {
  const before = await usageOf(pid);
  const tally: Tally = { requests: 0, visits: 0, wrong: [] };
  const over = AbortSignal.timeout(minutes * 60_000);
  const samples: Usage[] = [];
  const imports = importRegularly(over);
  const measuring = measure(pid, samples, tally, over);
  const visitors = Array.from({ length: VISITORS }, () =>
    visitUntil(over, address, registered, tally),
  );
  await Promise.all([...visitors, imports, measuring]);
  await delay(2 * SAMPLE_MS);
  const after = await usageOf(pid);
  server.child.kill("SIGTERM");
  const [code] = await ended;
  const kept = await visitsKept();
  const grown = growth(samples);
  say(
    `${tally.requests} requests in ${minutes} min, ${tally.visits} visits answered and ${kept} kept, ` +
      `${tally.wrong.length} wrong answers; memory ×${grown.toFixed(3)} between second and last ` +
      `quarter; descriptors ${before.descriptors} before and ${after.descriptors} after`,
  );
  return [
    ...tally.wrong.slice(0, 20),
    ...(kept === tally.visits ? [] : [`${tally.visits} visits answered, ${kept} kept`]),
    ...(grown <= FLAT ? [] : [`memory grew by a factor of ${grown.toFixed(3)}`]),
    ...(after.descriptors <= before.descriptors + SPARE_DESCRIPTORS
      ? []
      : [`descriptors went from ${before.descriptors} to ${after.descriptors}`]),
    ...(code === 0 ? [] : [`the server ended with ${code}`]),
  ];
}

async function measure(pid: number, samples: Usage[], tally: Tally, over: AbortSignal) {
  while (!over.aborted) {
    await delay(SAMPLE_MS);
    const usage = await usageOf(pid);
    samples.push(usage);
    say(
      `${samples.length * (SAMPLE_MS / 1000)} s: ${tally.requests} requests, ` +
        `${usage.residentMb.toFixed(1)} MB, ${usage.descriptors} descriptors`,
    );
  }
}

async function importRegularly(over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await delay(IMPORT_MS, undefined, { signal: over }).catch(() => {});
    await importList();
  }
}

async function importList(): Promise<void> {
  const order = [
    join(frozenSite, "dist/server/participantes.js"),
    "importar",
    list,
    "--reemplazar",
  ];
  await promisify(execFile)(process.execPath, order, { env: environment });
}

async function visitsKept(): Promise<number> {
  const store = await openSqliteStore(databaseFile);
  try {
    return await store.readVisits();
  } finally {
    await store.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
