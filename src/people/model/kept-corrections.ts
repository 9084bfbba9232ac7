import type { HistoryLine, JournalEntry } from "#access/model/journal.ts";
import {
  fields,
  idOf,
  type Participant,
  type PersonField,
  perField,
  valueIn,
} from "./carnet/participant.ts";
import type { PersonChange } from "./list-change.ts";

/** A field that a list would set back to how it was before an organiser corrected it by hand. */
export interface Reverted {
  readonly field: PersonField;
  /** The value of the list. */
  readonly listed: string;
  /** The organisers' value, which the person has at present. */
  readonly corrected: string;
}

/** A person of a list; fields that the list lacks are absent. */
type Listed = Partial<Participant> & { readonly carnet: string };

/**
 * Returns a function that tells what a list would revert of a person: fields in which it has a value
 * that was corrected by hand, oldest correction first in `corrections`, while the corrected value is
 * still the present one. A carnet that was corrected is recognised too, unless somebody has it again.
 */
export function revertedBy(
  corrections: readonly PersonChange[],
  present: ReadonlyMap<string, Participant>,
): (listed: Listed) => Reverted[] {
  const carnets = new Map<string, string>();
  const corrected = new Map<string, Corrected>();
  for (const { before, after } of corrections) {
    if (before === null || after === null) continue;
    const known = corrected.get(before.carnet) ?? nothing();
    for (const field of fields) {
      const [replaced, last] = [valueIn(before, field), valueIn(after, field)];
      if (replaced === last) continue;
      known[field].replaced.add(replaced);
      known[field].last = last;
    }
    corrected.delete(before.carnet);
    corrected.set(after.carnet, known);
    carnets.delete(after.carnet);
    if (before.carnet !== after.carnet) carnets.set(before.carnet, after.carnet);
  }
  return (listed) => {
    const carnet = present.has(listed.carnet) ? listed.carnet : lastOf(listed.carnet, carnets);
    const now = present.get(carnet);
    const known = corrected.get(carnet);
    if (now === undefined || known === undefined) return [];
    return fields.flatMap((field) => {
      const value = listed[field];
      const { replaced, last } = known[field];
      return value !== undefined &&
        value !== last &&
        valueIn(now, field) === last &&
        replaced.has(value)
        ? [{ field, listed: value, corrected: last }]
        : [];
    });
  };
}

/**
 * The entries of those whom organisers removed one by one, by each carnet that they had; `lines` are corrections,
 * oldest first. Of records that were joined with others, those whose other record is among `staying`, and holds what
 * they were, by their last carnet.
 */
export function removedByHand(
  lines: readonly HistoryLine[],
  staying: readonly Participant[],
): Map<string, JournalEntry> {
  const joined = new Set(staying.flatMap((person) => person.joined ?? []));
  const removed = new Map<string, JournalEntry>();
  const former = new Map<string, readonly string[]>();
  for (const { entry, change } of lines) {
    const { before, after } = change;
    if (before === null) continue;
    const carnets = [before.carnet, ...(former.get(before.carnet) ?? [])];
    if (after !== null) {
      if (after.carnet !== before.carnet) former.set(after.carnet, carnets);
      continue;
    }
    // Many are removed at once where the list is emptied for another edition.
    const isEmptied = entry.kind === "remove" && entry.people > 1;
    const isAlone = entry.kind === "join" && !joined.has(idOf(before));
    // A joined record stays away unasked, and its former carnet may be that of somebody else.
    for (const carnet of entry.kind === "join" ? carnets.slice(0, 1) : carnets) {
      if (isEmptied || isAlone) removed.delete(carnet);
      else removed.set(carnet, entry);
    }
  }
  return removed;
}

/** The people of a list but for records that were joined with others; `removed` is what `removedByHand` returns. */
export function withoutJoined(
  list: readonly Participant[],
  removed: ReadonlyMap<string, JournalEntry>,
  present: ReadonlyMap<string, Participant>,
): Participant[] {
  return list.filter(({ carnet }) => present.has(carnet) || removed.get(carnet)?.kind !== "join");
}

/** For each field, the values that were corrected and the last corrected value. */
type Corrected = Record<PersonField, { readonly replaced: Set<string>; last: string | null }>;

const nothing = (): Corrected => perField(() => ({ replaced: new Set(), last: null }));

/**
 * The present carnet of the person who had `carnet`. The loop ends, because a carnet that somebody
 * gets again is removed from the map.
 */
function lastOf(carnet: string, carnets: ReadonlyMap<string, string>): string {
  let last = carnet;
  for (let next = carnets.get(last); next !== undefined; next = carnets.get(last)) last = next;
  return last;
}
