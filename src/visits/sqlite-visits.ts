import type Database from "better-sqlite3";
import { groupCalls, type Settling } from "#platform/store/group-calls.ts";
import type { SqlitePart } from "#platform/store/sqlite-database.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import type { VisitContents, VisitStore } from "./visit-store.ts";

export function sqliteVisits(
  database: Database.Database,
): VisitStore & Settling & SqlitePart<VisitContents, unknown> {
  const count = (sql: string) => database.prepare<number[], number>(sql).pluck();
  const add = count(
    "UPDATE counters SET count = count + ? WHERE name = 'visitasPagina' RETURNING count",
  );
  const read = count("SELECT count FROM counters WHERE name = 'visitasPagina'");
  const set = database.prepare<[number]>(
    "UPDATE counters SET count = ? WHERE name = 'visitasPagina'",
  );
  // A single statement would be committed only when the driver resets it after RETURNING, where a
  // full or failing disk goes unreported, so a visit could be answered without being durable.
  const addAll = database.transaction((additions: number) => total(add.get(additions)));
  const group = groupCalls(async (additions: readonly undefined[]) => {
    const after = await run(() => addAll.immediate(additions.length));
    return additions.map((_, index) => after - additions.length + index + 1);
  });
  return {
    addVisit: () => group.call(undefined),
    readVisits: () => run(() => total(read.get())),
    settled: group.settled,
    restore: ({ visits }) => void set.run(visits),
    erase: null,
  };
}

function total(count: number | undefined): number {
  if (count === undefined) throw new Error("The counter visitasPagina is missing");
  return count;
}
