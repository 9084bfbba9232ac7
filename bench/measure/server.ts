import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/store/open-store.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { type LookupTimes, lookupTimesTable, measureLookupTimes } from "./lookup-times.ts";
import { CONNECTIONS, type Load, measureLoads, type Traffic, trafficOf } from "./server-load.ts";
import { inventParticipants } from "./tools/participants.ts";
import { residentMemory, serveOurs, serveScript } from "./tools/processes.ts";
import type { Part, Row } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const PARTICIPANTS = 50_000;

/** Measures the server under load, beside a bare Fastify route, both with SQLite where it applies. */
export async function measureServer(quick: boolean): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-bench-"));
  const database = join(folder, "bench.db");
  const people = inventParticipants(PARTICIPANTS);
  try {
    const store = await openStore(`sqlite:${database}`);
    await store.saveParticipants(people, {
      mode: "merge",
      onProgress() {},
      keepPrevious() {},
    });
    await store.close();
    const starts = await measureStarts(database, quick ? 3 : 7);
    const site = join(frozenSite, "dist");
    const { scripts } = JSON.parse(await readFile(`${site}/first-view.json`, "utf8"));
    const script: string = scripts[0];
    const sameBytes = [`${site}/site/index.html.br`, `${site}/site${script}.br`];
    const servers = {
      ours: await serveOurs(database),
      bare: await serveScript("bare", ...sameBytes),
    };
    try {
      const carnets = people.map(({ carnet }) => carnet);
      const traffics = trafficOf(carnets, script);
      const { loads, lost } = await measureLoads(servers, traffics, quick);
      const lookupTimes = await measureLookupTimes(
        servers.ours.address,
        carnets,
        quick ? 500 : 3000,
      );
      const memory = {
        ours: residentMemory(servers.ours.pid),
        bare: residentMemory(servers.bare.pid),
      };
      return partOf(traffics, loads, lookupTimes, starts, lost, memory);
    } finally {
      await Promise.all([servers.ours.stop(), servers.bare.stop()]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the start of the process to its first answer, of each start. */
async function measureStarts(database: string, times: number): Promise<number[]> {
  const starts: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const served = await serveOurs(database);
    starts.push(served.startedIn);
    await served.stop();
  }
  return starts;
}

function partOf(
  traffics: readonly Traffic[],
  loads: ReadonlyMap<string, readonly Load[]>,
  lookupTimes: LookupTimes,
  starts: readonly number[],
  lost: number,
  memory: Readonly<Record<"ours" | "bare", number | null>>,
): Part {
  const middle = (name: string, of: (load: Load) => number | null) =>
    median((loads.get(name) ?? []).map((load) => of(load) ?? Number.NaN));
  const rows = traffics.map(({ name, beside }): Row => {
    const rate = middle(name, (load) => load.rate);
    const p99 = middle(name, (load) => load.p99);
    const values = [
      rate.toFixed(0),
      middle(name, ({ p50 }) => p50).toFixed(1),
      p99.toFixed(1),
      middle(name, ({ cpu }) => cpu).toFixed(0),
    ];
    if (!beside) return { figure: name, values: [...values, "", ""] };
    const rateRatio = rate / middle(beside.bare, (load) => load.rate);
    const p99Ratio = p99 / middle(beside.bare, (load) => load.p99);
    return {
      figure: name,
      values: [...values, rateRatio.toFixed(2), p99Ratio.toFixed(1)],
      asked: `${beside.rate === null ? "" : `rate ≥ ${beside.rate}, `}p99 ≤ 3`,
      holds: (beside.rate === null || rateRatio >= beside.rate) && p99Ratio <= 3,
    };
  });
  const start = median(starts);
  const megabytes = (bytes: number | null) => (bytes ?? Number.NaN) / 1e6;
  return {
    tables: [
      {
        title: "Under load",
        columns: ["answers/s", "p50 ms", "p99 ms", "CPU ms of 1000", "rate / bare", "p99 / bare"],
        rows,
      },
      lookupTimesTable(lookupTimes),
      {
        title: "Process",
        columns: ["ours", "bare"],
        rows: [
          {
            figure: "start to listening",
            values: [`${start.toFixed(0)} ms`, ""],
            asked: "< 500 ms",
            holds: start < 500,
          },
          {
            figure: "memory after the load",
            values: [memory.ours, memory.bare].map((each) => `${megabytes(each).toFixed(0)} MB`),
            asked: "< 120 MB",
            holds: megabytes(memory.ours) < 120,
          },
          {
            figure: "answered visits that were not counted",
            values: [String(lost), ""],
            asked: "0",
            holds: lost === 0,
          },
        ],
      },
    ],
    notes: [
      `${CONNECTIONS} connections, SQLite with ${PARTICIPANTS.toLocaleString("en")} participants, the log at its usual level, medians of ${loads.get("page")?.length ?? 0} interleaved run(s). The load comes from another process on the same machine and takes one of its processors; the bare route suffers the same.`,
    ],
    raw: { loads: Object.fromEntries(loads), lookupTimes, starts, lost, memory },
  };
}
