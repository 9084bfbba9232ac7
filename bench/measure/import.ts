import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { csvText } from "../../src/lists/csv/write-csv.ts";
import { frozenSite } from "../../src/testing/frozen-edition.ts";
import { inventParticipants } from "./tools/participants.ts";
import type { Part } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const ROWS = 100_000;
const runFile = promisify(execFile);

/** Times the import of a long list by the built command. */
export async function measureImport(quick: boolean): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-bench-"));
  const times: Record<string, number[]> = { simulate: [], first: [], again: [], replace: [] };
  const timed = async (kind: string, database: string, ...options: string[]) => {
    const begun = performance.now();
    await runFile(
      process.execPath,
      [
        join(frozenSite, "dist/server/participantes.js"),
        "importar",
        join(folder, "lista.csv"),
        ...options,
      ],
      { env: { PATH: process.env.PATH, DATABASE_URL: `sqlite:${database}` } },
    );
    times[kind]?.push(performance.now() - begun);
  };
  try {
    await writeFile(join(folder, "lista.csv"), csvText(inventParticipants(ROWS)));
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const database = join(folder, `${round}.db`);
      await timed("simulate", database, "--simular");
      await timed("first", database);
      await timed("again", database);
      await timed("replace", database, "--reemplazar");
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const labels = {
    simulate: "simulated (--simular)",
    first: "into an empty database",
    again: "again, nothing changed",
    replace: "again as the whole truth (--reemplazar)",
  };
  return {
    tables: [
      {
        title: `Import of ${ROWS.toLocaleString("en")} rows (CSV)`,
        columns: ["seconds", "rows/s"],
        rows: Object.entries(labels).map(([kind, figure]) => {
          const seconds = median(times[kind] ?? []) / 1000;
          return { figure, values: [seconds.toFixed(2), (ROWS / seconds).toFixed(0)] };
        }),
      },
    ],
    notes: [`Whole runs of the command line, ${quick ? 1 : 3} each, medians.`],
    raw: times,
  };
}
