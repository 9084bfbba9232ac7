import type { NewEntry } from "#access/model/journal.ts";
import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import type { Erased } from "#people/model/list-calls.ts";
import { traceOf, withStandIns } from "#people/store/erasure.ts";
import type { Store } from "../store/store.ts";

/**
 * Takes the data of the person with this carnet out of list, log, journal and certificates. That
 * somebody entered and got a certificate stays, without name and carnet. Resolves with what stays.
 */
export async function erasePerson(
  store: Store,
  carnet: string,
  entry: NewEntry,
  groups: CarnetGroups,
): Promise<Erased> {
  const [{ carnets, changes }, people, lines, certificates] = await Promise.all([
    traceOf(carnet, (each) => store.journal.history(each)),
    store.participants(),
    store.door.lines(),
    store.certificates.list(),
  ]);
  // An earlier carnet may belong to somebody else by now.
  const taken = new Set(people.map((person) => person.carnet));
  const own = carnets.filter((each) => each === carnet || !taken.has(each));
  const named = lines.flatMap((line) => ("carnet" in line ? line.carnet : []));
  const used = new Set([...taken, ...named, ...certificates.map((each) => each.carnet)]);
  await store.erase({
    carnets: withStandIns(own, used, groups),
    changes,
    at: Date.now(),
    entry,
  });
  const count = (held: readonly string[]) => held.filter((each) => own.includes(each)).length;
  return { lines: count(named), certificates: count(certificates.map((each) => each.carnet)) };
}
