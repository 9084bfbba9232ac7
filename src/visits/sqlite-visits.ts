import type { Settling } from "#platform/store/shared-calls.ts";
import type { SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import type { VisitContents, VisitStore } from "./visit-store.ts";

export function sqliteVisits({
  value,
  run,
  reading,
  grouped,
}: SqliteDatabase): VisitStore & Settling & SqlitePart<VisitContents, unknown> {
  const counter = "name = 'visitasPagina'";
  // A single statement would be committed only when the driver resets it after RETURNING, where a
  // full or failing disk goes unreported, so a visit could be answered without being durable.
  const visits = grouped(() =>
    total(value(`UPDATE counters SET count = count + 1 WHERE ${counter} RETURNING count`)),
  );
  return {
    addVisit: () => visits.call(undefined),
    readVisits: () => reading(() => total(value(`SELECT count FROM counters WHERE ${counter}`))),
    settled: visits.settled,
    restore: ({ visits }) => void run(`UPDATE counters SET count = ? WHERE ${counter}`, visits),
  };
}

function total(count: number | undefined): number {
  if (count === undefined) throw new Error("The counter visitasPagina is missing");
  return count;
}
