import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { apiPaths } from "../../src/domain/api.ts";
import { openStore } from "../../src/store/open-store.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { inventParticipants } from "./participants.ts";
import { cpuOfTree, residentMemory, type Served, serveOurs, serveScript } from "./processes.ts";
import type { Part, Row } from "./report.ts";
import { median } from "./statistics.ts";

const PARTICIPANTS = 50_000;
const CONNECTIONS = 50;
/** Visitors who look up, each with an address of their own as behind a proxy. */
const VISITORS = 2000;
const BROWSER = "gzip, deflate, br, zstd";

/** One kind of request. */
interface Traffic {
  readonly name: string;
  readonly server: "ours" | "bare";
  readonly requests: readonly autocannon.Request[];
  /** The bare traffic it is measured against, and what was asked in parts of its rate. */
  readonly beside?: { readonly bare: string; readonly rate: number | null };
}

interface Load {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of the server's processor time for a thousand answers. */
  readonly cpu: number | null;
  /** Bytes, after the load. */
  readonly memory: number | null;
}

/** Measures the server under load, beside a bare Fastify route, both with SQLite where it applies. */
export async function measureServer(quick: boolean): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-bench-"));
  const database = join(folder, "bench.db");
  const people = inventParticipants(PARTICIPANTS);
  try {
    const store = await openStore(`sqlite:${database}`);
    await store.saveParticipants(people, {
      mode: "merge",
      simulate: false,
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
      const traffics = trafficOf(
        people.map(({ carnet }) => carnet),
        script,
      );
      const { loads, lost } = await measureLoads(servers, traffics, quick);
      const memory = {
        ours: residentMemory(servers.ours.pid),
        bare: residentMemory(servers.bare.pid),
      };
      return partOf(traffics, loads, starts, lost, memory);
    } finally {
      await Promise.all([servers.ours.stop(), servers.bare.stop()]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function trafficOf(carnets: readonly string[], script: string): Traffic[] {
  const get = (path: string): autocannon.Request[] => [
    { method: "GET", path, headers: { "accept-encoding": BROWSER } },
  ];
  const from = (visitor: number) => ({
    "x-forwarded-for": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    "content-type": "application/json",
  });
  const lookups = (path: string): autocannon.Request[] =>
    Array.from({ length: VISITORS }, (_, visitor) => ({
      method: "POST",
      path,
      headers: from(visitor),
      body: JSON.stringify({ carnet: carnets[(visitor * 7919) % carnets.length] }),
    }));
  const additions = (path: string): autocannon.Request[] => [{ method: "POST", path }];
  return [
    { name: "bare GET", server: "bare", requests: get("/") },
    { name: "bare GET, the page's bytes", server: "bare", requests: get("/page") },
    {
      name: "page",
      server: "ours",
      requests: get("/"),
      beside: { bare: "bare GET, the page's bytes", rate: 0.8 },
    },
    { name: "bare GET, the asset's bytes", server: "bare", requests: get("/script") },
    {
      name: "hashed asset",
      server: "ours",
      requests: get(script),
      beside: { bare: "bare GET, the asset's bytes", rate: 0.8 },
    },
    {
      name: "visit reads",
      server: "ours",
      requests: get(apiPaths.visits),
      beside: { bare: "bare GET", rate: null },
    },
    { name: "bare POST with body", server: "bare", requests: lookups("/") },
    {
      name: "look-ups",
      server: "ours",
      requests: lookups(apiPaths.lookup),
      beside: { bare: "bare POST with body", rate: 0.7 },
    },
    { name: "bare POST", server: "bare", requests: additions("/") },
    {
      name: "visit additions",
      server: "ours",
      requests: additions(apiPaths.visits),
      beside: { bare: "bare POST", rate: 0.5 },
    },
  ];
}

async function measureLoads(
  servers: Readonly<Record<"ours" | "bare", Served>>,
  traffics: readonly Traffic[],
  quick: boolean,
) {
  const loads = new Map<string, Load[]>();
  let answered = 0;
  const readCount = async () =>
    (await (await fetch(servers.ours.address + apiPaths.visits)).json()).count;
  const before = await readCount();
  // A server that has just started is still being compiled as it runs.
  for (const traffic of traffics) await shoot(servers[traffic.server], traffic, quick ? 2 : 4);
  for (let round = 0; round < (quick ? 1 : 5); round += 1) {
    for (const traffic of traffics) {
      const { load, answers } = await shoot(servers[traffic.server], traffic, quick ? 3 : 5);
      loads.set(traffic.name, [...(loads.get(traffic.name) ?? []), load]);
      if (traffic.name === "visit additions") answered += answers;
    }
  }
  // The warm-up's visits and those whose answer was cut off at the end are counted too.
  const lost = Math.max(0, answered - ((await readCount()) - before));
  return { loads, lost };
}

async function shoot(served: Served, { requests }: Traffic, seconds: number) {
  const cpuBefore = cpuOfTree(served.pid);
  const result = await autocannon({
    url: served.address,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [...requests],
  });
  const cpuAfter = cpuOfTree(served.pid);
  const answers = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answers === 0) {
    throw new Error(`${result.non2xx} refused, ${result.errors} failed of ${answers} requests`);
  }
  const load: Load = {
    rate: answers / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: cpuBefore === null || cpuAfter === null ? null : ((cpuAfter - cpuBefore) / answers) * 1000,
    memory: residentMemory(served.pid),
  };
  return { load, answers };
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
    raw: { loads: Object.fromEntries(loads), starts, lost, memory },
  };
}
