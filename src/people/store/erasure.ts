import type { HistoryLine, NewEntry } from "#access/model/journal.ts";
import type { JournalStore } from "#access/store/organisers-store.ts";
import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import { carnetPlaceholder } from "../model/carnet/carnet.ts";
import { idsIn } from "../model/list-change.ts";

/** Stands in the log and on certificates instead of the name of somebody whose data were erased. */
export const ERASED_NAME = "Datos borrados";
export const ERASED_REASON = "La persona pidió que se borraran sus datos";

/** The data to erase for one person. */
export interface Erasure {
  /**
   * The person's ids, and the carnet that stands in the place of each and of the carnets under it; none for a
   * request that never came onto the list.
   */
  readonly ids: ReadonlyMap<string, string>;
  /** The carnets of the person's requests. */
  readonly requests: readonly string[];
  /** The ids whose marks of announcements go: all of these that are nobody else's. */
  readonly marked: readonly string[];
  /** Their changes in the journal. */
  readonly changes: readonly HistoryLine[];
  /** A carnet that may be nobody's on the list; if it is, nothing is erased. */
  readonly unlisted: string | null;
  /** In ms since the epoch. */
  readonly at: number;
  /** The journal's entry for it, which names nobody. */
  readonly entry: NewEntry;
}

/** The carnets that stand for erased people: as many as `ids`, of zeros and a number, none of `used`. */
export function withStandIns(
  ids: readonly string[],
  used: ReadonlySet<string>,
  groups: CarnetGroups,
): Map<string, string> {
  const zeros = carnetPlaceholder(groups);
  let number = 0;
  const next = () => {
    let free: string;
    do {
      number += 1;
      free = zeros.slice(0, -String(number).length) + number;
    } while (used.has(free));
    return free;
  };
  return new Map(ids.map((id) => [id, next()]));
}

/** The changes of the person with this id, newest first. */
export async function historyOf(id: string, journal: Pick<JournalStore, "naming">) {
  return (await journal.naming(id)).filter(({ change }) => idsIn(change).includes(id));
}
