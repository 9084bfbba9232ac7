import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import autocannon from "autocannon";
import { lookupPath } from "../../src/people/model/lookup-call.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { compare, type Measured } from "./compare.ts";
import { serve, serveSite } from "./serve.ts";

const PEOPLE = 50_000;
const [list, database] = ["bench/.built/people.csv", "bench/.built/people.db"] as const;
const carnet = (person: number) => `2490-${15 + (person % 11)}-${person + 1}`;

/** Each comes from an address of its own, behind a proxy. */
const requests = Array.from({ length: 2000 }, (_, visitor) => {
  const address = `10.0.${visitor >> 8}.${visitor & 255}`;
  const headers = { "x-forwarded-for": address, "content-type": "application/json" };
  const body = JSON.stringify({ carnet: carnet((visitor * 7919) % PEOPLE) });
  return { method: "POST" as const, headers, body };
});

async function load(url: string): Promise<Measured> {
  const result = await autocannon({ url, connections: 50, duration: 5, requests });
  const { errors, non2xx, latency } = result;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  const rate = result["2xx"] / result.duration;
  return { "look-ups a second": rate, "p50, ms": latency.p50, "p99, ms": latency.p99 };
}

const people = Array.from(
  { length: PEOPLE },
  (_, index) => `${carnet(index)},Ana Morales,${index}`,
);
await writeFile(list, ["carnet,nombre,numeroTicket", ...people].join("\n"));
execFileSync("npm", ["run", "participantes", "--", "importar", "--si", list], {
  env: { ...process.env, DATABASE_URL: `sqlite:${database}` },
});
const ours = (await serveSite(`${frozenSite}/dist`, database)) + lookupPath;
const answer = await (await fetch(ours, { ...requests[0] })).text();
const floor = await serve(["--import", "tsx", "bench/measure/bare.ts", answer]);
// Code that has not been compiled yet is slower.
for (const url of [ours, floor]) await load(url);
await compare("server", { ours: () => load(ours), floor: () => load(floor) });
