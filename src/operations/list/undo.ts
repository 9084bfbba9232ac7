import type { Participant } from "../../domain/carnet/participant.ts";
import { type ImportPlan, planImport } from "../../store/port/plan-import.ts";
import type { ImportSummary, Store } from "../../store/port/store.ts";
import type { Changed, Copies } from "../copies/copies.ts";
import { readCopy } from "../copies/read-copy.ts";
import { type Agreed, type Asks, ask } from "../questions.ts";
import type { OnProgress } from "./import-list.ts";
import { enteredOf, storedList, versionOf } from "./stored-list.ts";

export type UndoPlan =
  | {
      readonly kind: "plan";
      readonly plan: ImportPlan;
      /** Who would be removed though they have entered. */
      readonly entered: readonly Participant[];
      readonly path: string;
      readonly list: readonly Participant[];
      readonly version: string;
    }
  | { readonly kind: "nothing" }
  /** Somebody changed or damaged the copy. */
  | { readonly kind: "damaged"; readonly path: string };

export type Undone =
  | {
      readonly kind: "undone";
      readonly summary: ImportSummary;
      /** The list that was undone, for `importar`. */
      readonly undonePath: string;
    }
  | Exclude<UndoPlan, { kind: "plan" }>
  | Changed;

/** Plans to bring back the list as it was before the last change on this computer. */
export async function planUndo(store: Store, copies: Copies): Promise<UndoPlan> {
  const present = await storedList(store);
  const path = copies.lastBefore(present);
  if (path === null) return { kind: "nothing" };
  const list = await readCopy(path);
  if (list === null) return { kind: "damaged", path };
  const plan = planImport(present, list, "replace");
  const entered = await enteredOf(store, plan.removed);
  return { kind: "plan", plan, entered, path, list, version: versionOf(present) };
}

/** Brings it back, after a question in any case: doors and other computers may have changed the list since. */
export async function undo(
  store: Store,
  copies: Copies,
  onProgress: OnProgress,
  agreed: Agreed,
): Promise<Undone | Asks> {
  const planned = await planUndo(store, copies);
  if (planned.kind !== "plan") return planned;
  const { plan, entered, path, list, version } = planned;
  const asks =
    ask({ kind: "undo", plan }, version, agreed) ??
    (entered.length > 0 ? ask({ kind: "remove-entered", people: entered }, version, agreed) : null);
  if (asks) return asks;
  const undone = await copies.restore(path, version, (keepPrevious) =>
    store.saveParticipants(list, {
      mode: "replace",
      onProgress: (done) => onProgress(done, list.length),
      keepPrevious,
    }),
  );
  if (undone.kind === "changed") return undone;
  const { change, undonePath } = undone.result;
  if (change.kind === "conflicts") throw new Error("A whole list met a conflict");
  return { kind: "undone", summary: change.summary, undonePath };
}
