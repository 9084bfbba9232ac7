import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { apiPaths } from "../../src/domain/calls/api.ts";
import { openStore } from "../../src/store/open-store.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { saveList } from "../../src/testing/save-list.ts";
import { lookupTimesTable, measureLookupTimes } from "./lookup-times.ts";
import { inventParticipants } from "./tools/participants.ts";
import { serveOurs, serveScript } from "./tools/processes.ts";
import type { Part, Row } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const PARTICIPANTS = 50_000;
const CONNECTIONS = 50;
/** Visitors who look up carnets, each with a different address behind a proxy. */
const VISITORS = 2000;
/** Only a browser's `User-Agent` is counted as a visit. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/** A kind of request to our server and to the bare route, and the minimum ratio of their rates. */
interface Traffic {
  readonly name: string;
  readonly ours: readonly autocannon.Request[];
  readonly bare: readonly autocannon.Request[];
  readonly least: number;
}

interface Load {
  /** Answers per second. */
  readonly rate: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Measures the server under load beside a bare Fastify route, and whether a look-up's time reveals
 * its result.
 */
export async function measureServer(quick: boolean): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-bench-"));
  const database = join(folder, "bench.db");
  const people = inventParticipants(PARTICIPANTS);
  const carnets = people.map(({ carnet }) => carnet);
  const rounds = quick ? 1 : 5;
  try {
    const store = await openStore(`sqlite:${database}`);
    await saveList(store, people);
    await store.close();
    const ours = await serveOurs(database);
    const bare = await serveScript("bare", join(frozenSite, "dist/site/index.html.br"));
    try {
      const loads = trafficOf(carnets).map((traffic) => ({
        ...traffic,
        loads: { ours: [] as Load[], bare: [] as Load[] },
      }));
      // The first round is a warm-up, in which the server's code is still being compiled.
      for (let round = 0; round <= rounds; round += 1) {
        for (const traffic of loads) {
          const measured = {
            ours: await shoot(ours.address, traffic.ours, quick ? 3 : 5),
            bare: await shoot(bare.address, traffic.bare, quick ? 3 : 5),
          };
          if (round === 0) continue;
          traffic.loads.ours.push(measured.ours);
          traffic.loads.bare.push(measured.bare);
        }
      }
      const lookupTimes = await measureLookupTimes(ours.address, carnets, quick ? 500 : 3000);
      return {
        tables: [
          {
            title: "Under load",
            columns: ["answers/s", "p50 ms", "p99 ms", "rate / bare", "p99 / bare"],
            rows: loads.map((traffic) => rowOf(traffic, traffic.loads)),
          },
          lookupTimesTable(lookupTimes),
        ],
        notes: [
          `${CONNECTIONS} connections, SQLite with ${PARTICIPANTS.toLocaleString("en")} participants, medians of ${rounds} interleaved run(s). The load comes from another process on the same machine, for the bare route too.`,
        ],
        raw: { loads, lookupTimes },
      };
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function trafficOf(carnets: readonly string[]): Traffic[] {
  const page = (path: string): autocannon.Request[] => [
    { method: "GET", path, headers: { "accept-encoding": "gzip, deflate, br, zstd" } },
  ];
  const lookups = (path: string): autocannon.Request[] =>
    Array.from({ length: VISITORS }, (_, visitor) => ({
      method: "POST",
      path,
      headers: {
        "x-forwarded-for": `10.0.${visitor >> 8}.${visitor & 255}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ carnet: carnets[(visitor * 7919) % carnets.length] }),
    }));
  const visits = (path: string): autocannon.Request[] => [
    { method: "POST", path, headers: { "user-agent": PHONE } },
  ];
  return [
    { name: "page", ours: page("/"), bare: page("/page"), least: 0.6 },
    { name: "look-ups", ours: lookups(apiPaths.lookup), bare: lookups("/"), least: 0.6 },
    { name: "visit additions", ours: visits(apiPaths.visits), bare: visits("/"), least: 0.5 },
  ];
}

async function shoot(
  url: string,
  requests: readonly autocannon.Request[],
  duration: number,
): Promise<Load> {
  const options = { url, connections: CONNECTIONS, duration, requests: [...requests] };
  const { errors, non2xx, latency, ...result } = await autocannon(options);
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return { rate: result["2xx"] / result.duration, p50: latency.p50, p99: latency.p99 };
}

function rowOf(
  { name, least }: Traffic,
  { ours, bare }: Readonly<Record<"ours" | "bare", readonly Load[]>>,
): Row {
  const middle = (loads: readonly Load[], key: keyof Load) =>
    median(loads.map((load) => load[key]));
  const rate = middle(ours, "rate") / middle(bare, "rate");
  const p99 = middle(ours, "p99") / middle(bare, "p99");
  return {
    figure: name,
    values: [
      middle(ours, "rate").toFixed(0),
      middle(ours, "p50").toFixed(1),
      middle(ours, "p99").toFixed(1),
      rate.toFixed(2),
      p99.toFixed(1),
    ],
    asked: `rate ≥ ${least}, p99 ≤ 3`,
    holds: rate >= least && p99 <= 3,
  };
}
