import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { cacheFolder } from "../../src/site-build/prepare-edition.ts";
import type { Part } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const runFile = promisify(execFile);

/** Times `npm run build:tests`, with nothing kept from before and with what an earlier build kept. */
export async function measureBuild(quick: boolean): Promise<Part> {
  await rm(cacheFolder, { recursive: true, force: true });
  const cold = [await build()];
  const warm: number[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) warm.push(await build());
  const row = (figure: string, times: readonly number[]) => ({
    figure,
    values: [(median(times) / 1000).toFixed(1)],
  });
  return {
    tables: [
      {
        title: "Build",
        columns: ["seconds"],
        rows: [
          row("cold: every picture encoded, every font cut", cold),
          row("warm: texts or code changed", warm),
        ],
      },
    ],
    notes: [
      `Whole runs of npm run build:tests; the cold one once, the warm one ${warm.length} time(s).`,
    ],
    raw: { cold, warm },
  };
}

async function build(): Promise<number> {
  const begun = performance.now();
  await runFile("npm", ["run", "build:tests"]);
  return performance.now() - begun;
}
