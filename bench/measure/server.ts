import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import autocannon from "autocannon";
import { lookupPath } from "../../src/people/model/lookup-call.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { compare, type Measured } from "./compare.ts";
import { serve, serveSite } from "./serve.ts";

const PEOPLE = 50_000;
const list = resolve("bench/.built/people.csv");
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
  const { errors, non2xx, latency, duration, "2xx": answered } = result;
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return { "look-ups a second": answered / duration, "p99, ms": latency.p99 };
}

const people = Array.from({ length: PEOPLE }, (_, at) => `${carnet(at)},Ana Morales,${at}`);
await writeFile(list, ["carnet,nombre,numeroTicket", ...people].join("\n"));
/** Serves the site in `dist` of a checkout, which imports the list by itself; resolves with the look-up's URL. */
async function serveSide(side: string, checkout: string, dist: string): Promise<string> {
  const database = resolve(`bench/.built/${side}.db`);
  execFileSync("npm", ["run", "participantes", "--", "importar", "--si", list], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: `sqlite:${database}` },
  });
  return (await serveSite(dist, database)) + lookupPath;
}

const [, otherDist] = process.argv.slice(2);
const ours = await serveSide("ours", ".", `${frozenSite}/dist`);
const other = otherDist && (await serveSide("other", dirname(otherDist), otherDist));
const answer = await (await fetch(ours, { ...requests[0] })).text();
const floor = await serve(["--import", "tsx", "bench/measure/bare.ts", answer]);
const sides = { ours, floor, ...(other && { other }) };
// Code that has not been compiled yet is slower.
for (const url of Object.values(sides)) await load(url);
const measured = Object.entries(sides).map(([side, url]) => [side, () => load(url)]);
await compare("server", Object.fromEntries(measured));
