import type { Store } from "#app/store/store.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { changesOf } from "#people/model/list-change.ts";
import { type ImportMode, type ImportPlan, planImport } from "#people/model/plan-import.ts";
import { carryOut, presentList, terminalEntry } from "#people/server/save-list.ts";

/** A store may know the version only some seconds after another one has changed it. */
const MAX_ROUNDS = 5;

/** Saves a list in which carnets and tickets are unique; fails if the store refuses it. */
export async function saveList(
  store: Store,
  list: readonly Participant[],
  mode: ImportMode = "merge",
): Promise<ImportPlan["summary"]> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const present = await presentList(store);
    const plan = planImport(present.people, list, mode);
    const done = await carryOut(store, present, changesOf(plan), terminalEntry("import"));
    if (done.kind === "saved") return plan.summary;
  }
  throw new Error("The store refused the list");
}
