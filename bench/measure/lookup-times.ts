import { once } from "node:events";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { apiPaths } from "../../src/domain/calls/api.ts";
import type { Table } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const WARM_UP = 100;
/** Bounds of the ratio: a wider difference is seen in few look-ups. */
const ALIKE = { least: 0.7, most: 1.4 };

/** Milliseconds of each look-up that found a participant, and of each that found none. */
export interface LookupTimes {
  readonly found: readonly number[];
  readonly notFound: readonly number[];
}

/** Times pairs of a look-up that finds and one that does not, over one connection. */
export async function measureLookupTimes(
  address: string,
  carnets: readonly string[],
  pairs: number,
): Promise<LookupTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function time(carnet: string): Promise<number> {
    const begun = performance.now();
    const outgoing = request(address + apiPaths.lookup, { method: "POST", agent });
    outgoing.setHeader("content-type", "application/json").end(JSON.stringify({ carnet }));
    const [incoming] = await once(outgoing, "response");
    await text(incoming);
    return performance.now() - begun;
  }
  const found: number[] = [];
  const notFound: number[] = [];
  try {
    for (let pair = 0; pair < pairs + WARM_UP; pair += 1) {
      const findFound = async () => found.push(await time(carnets[pair % carnets.length] ?? ""));
      const findNone = async () => notFound.push(await time(`2490-99-${pair}`));
      // Alternating, so that other load of the machine slows both alike.
      const turns = pair % 2 === 0 ? [findFound, findNone] : [findNone, findFound];
      for (const turn of turns) await turn();
    }
  } finally {
    agent.destroy();
  }
  return { found: found.slice(WARM_UP), notFound: notFound.slice(WARM_UP) };
}

export function lookupTimesTable({ found, notFound }: LookupTimes): Table {
  const ratio = median(notFound) / median(found);
  const times = [median(found), median(notFound)].map((ms) => `${ms.toFixed(2)} ms`);
  return {
    title: "Time of an answer",
    columns: ["found", "not found", "not found / found"],
    rows: [
      {
        figure: "look-up, one after the other",
        values: [...times, ratio.toFixed(2)],
        asked: `${ALIKE.least} to ${ALIKE.most}`,
        holds: ratio >= ALIKE.least && ratio <= ALIKE.most,
      },
    ],
  };
}
