import type { ImportMode, ImportSummary, Store, TicketConflict } from "../../store/port/store.ts";
import type { Changed, Copies } from "../copies/copies.ts";
import { type Agreed, type Asks, ask } from "../questions.ts";
import { compareList, type ReadList } from "./compare-list.ts";
import { enteredOf, storedList } from "./stored-list.ts";

/** So much of the list may go without a question: a list that lacks more is often a part of it. */
const MOST_UNASKED = 1 / 10;

export interface ListImport {
  readonly reading: ReadList;
  /** With `replace`, people who are not on the list are removed. */
  readonly mode: ImportMode;
  /** State of the stored list that the person saw compared with this one; `null` where none was shown. */
  readonly comparedWith: string | null;
  readonly onProgress: OnProgress;
}

/** Called with rows done so far, of so many. */
export type OnProgress = (done: number, total: number) => void;

export type ListImported =
  | { readonly kind: "imported"; readonly summary: ImportSummary }
  | { readonly kind: "conflicts"; readonly conflicts: readonly TicketConflict[] }
  /** The stored list is not the one that the person saw compared. */
  | { readonly kind: "outdated" }
  | Changed;

/** Saves a list, all of it or nothing, once a person has agreed to what is doubtful about it. */
export async function importList(
  store: Store,
  copies: Copies,
  { reading, mode, comparedWith, onProgress }: ListImport,
  agreed: Agreed,
): Promise<ListImported | Asks> {
  const stored = await storedList(store);
  const { list, plan, doubts, version } = compareList(stored, reading, mode);
  const { removed, conflicts } = plan;
  if (comparedWith !== null && comparedWith !== version) return { kind: "outdated" };
  if (conflicts.length > 0) return { kind: "conflicts", conflicts };
  const isDoubtful = doubts.length > 0;
  const isLarge = removed.length > stored.length * MOST_UNASKED;
  const people = await enteredOf(store, removed);
  const asks =
    (isDoubtful && ask({ kind: "doubtful-list", doubts }, version, agreed)) ||
    (isLarge && ask({ kind: "remove-many", removed, stored: stored.length }, version, agreed)) ||
    (people.length > 0 && ask({ kind: "remove-entered", people }, version, agreed));
  if (asks) return asks;
  const saved = await copies.change(store, version, (keepPrevious) =>
    store.saveParticipants(list, {
      mode,
      onProgress: (done) => onProgress(done, list.length),
      keepPrevious,
    }),
  );
  if (saved.kind === "changed") return saved;
  const { result } = saved;
  return result.kind === "saved" ? { kind: "imported", summary: result.summary } : result;
}
