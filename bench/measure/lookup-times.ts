import { apiPaths } from "../../src/domain/calls/api.ts";
import type { Table } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const WARM_UP = 100;

/** Milliseconds of each look-up that found a participant, and of each that found none. */
interface LookupTimes {
  readonly found: readonly number[];
  readonly notFound: readonly number[];
}

/** Times pairs of a look-up that finds somebody and one that does not. */
export async function measureLookupTimes(
  address: string,
  carnets: readonly string[],
  pairs: number,
): Promise<LookupTimes> {
  async function time(carnet: string): Promise<number> {
    const begun = performance.now();
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ carnet });
    await (await fetch(address + apiPaths.lookup, { method: "POST", headers, body })).text();
    return performance.now() - begun;
  }
  const found: number[] = [];
  const notFound: number[] = [];
  for (let pair = 0; pair < pairs + WARM_UP; pair += 1) {
    const findFound = async () => found.push(await time(carnets[pair % carnets.length] ?? ""));
    const findNone = async () => notFound.push(await time(`2490-99-${pair}`));
    // The order alternates, so that other load on the machine affects both equally.
    for (const turn of pair % 2 ? [findFound, findNone] : [findNone, findFound]) await turn();
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
        asked: "0.7 to 1.4",
        holds: ratio >= 0.7 && ratio <= 1.4,
      },
    ],
  };
}
