import autocannon from "autocannon";
import { apiPaths } from "../../src/domain/calls/api.ts";
import { cpuOfTree, residentMemory, type Served } from "./tools/processes.ts";

export const CONNECTIONS = 50;
/** Visitors who look up, each with an address of their own as behind a proxy. */
const VISITORS = 2000;
const BROWSER = "gzip, deflate, br, zstd";
/** Only what names a browser is counted as a visitor. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

/** One kind of request. */
export interface Traffic {
  readonly name: string;
  readonly server: "ours" | "bare";
  readonly requests: readonly autocannon.Request[];
  /** The bare traffic it is measured against, and what was asked in parts of its rate. */
  readonly beside?: { readonly bare: string; readonly rate: number | null };
}

export interface Load {
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

export function trafficOf(carnets: readonly string[], script: string): Traffic[] {
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
  const additions = (path: string): autocannon.Request[] => [
    { method: "POST", path, headers: { "user-agent": PHONE } },
  ];
  return [
    { name: "bare GET", server: "bare", requests: get("/") },
    { name: "bare GET, the page's bytes", server: "bare", requests: get("/page") },
    {
      name: "page",
      server: "ours",
      requests: get("/"),
      beside: { bare: "bare GET, the page's bytes", rate: 0.6 },
    },
    { name: "bare GET, the asset's bytes", server: "bare", requests: get("/script") },
    {
      name: "hashed asset",
      server: "ours",
      requests: get(script),
      beside: { bare: "bare GET, the asset's bytes", rate: 0.6 },
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
      beside: { bare: "bare POST with body", rate: 0.6 },
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

export async function measureLoads(
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
