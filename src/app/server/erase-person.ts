import type { NewEntry } from "#access/model/journal.ts";
import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import { lettersOfName } from "#people/model/better-name.ts";
import { carnetKey } from "#people/model/carnet/alike.ts";
import { idOf, idsOf } from "#people/model/carnet/participant.ts";
import type { Erased } from "#people/model/list-calls.ts";
import { carnetsOf } from "#people/model/list-change.ts";
import { historyOf, withStandIns } from "#people/store/erasure.ts";
import { isRequester, type SignUp } from "#registration/model/sign-up.ts";
import type { Store } from "../store/store.ts";

/** Takes data out of every store; `groups` are those of the edition's carnets. */
export function erasingIn(store: Store, groups: () => CarnetGroups) {
  async function erase(id: string, request: SignUp | null, entry: NewEntry) {
    const [people, signUps, lines, certificates] = await Promise.all([
      store.participants(),
      store.registration.list(),
      store.door.lines(),
      store.certificates.list(),
    ]);
    const person = people.find((each) => idOf(each) === id);
    const own = person === undefined ? [id] : idsOf(person);
    const histories = await Promise.all(own.map((each) => historyOf(each, store.journal)));
    const changes = histories.flat();
    const about = lines.filter((line) => line.kind !== "undo");
    const named = about.map(idOf);
    const used = new Set([
      ...[...people, ...about].map(({ carnet }) => carnet),
      ...[...people.map(idOf), ...named, ...certificates.map(idOf)],
    ]);
    const had = new Set(
      [...own, ...changes.flatMap(({ change }) => carnetsOf(change))].map(carnetKey),
    );
    const names = new Set(
      [person, ...changes.flatMap(({ change }) => [change.before, change.after])].flatMap((each) =>
        each ? lettersOfName(each.nombre) : [],
      ),
    );
    const isOwn = (signUp: SignUp) =>
      signUp.number === request?.number ||
      (person !== undefined && carnetKey(signUp.carnet) === carnetKey(person.carnet)) ||
      // Somebody else may have a carnet that was this person's by mistake.
      (had.has(carnetKey(signUp.carnet)) &&
        (names.has(lettersOfName(signUp.nombre)) || (person && isRequester(person, signUp))));
    const requests = signUps.filter(isOwn).map(({ carnet }) => carnet);
    const held = new Set(people.flatMap(idsOf));
    const isErased = await store.erase({
      ids: withStandIns(own, used, groups()),
      requests,
      marked: [...own, ...requests.filter((carnet) => !held.has(carnet))],
      changes,
      unlisted: request?.carnet ?? null,
      at: Date.now(),
      entry,
    });
    const count = (named: readonly string[]) => named.filter((each) => own.includes(each)).length;
    return {
      isErased,
      kept: { lines: count(named), certificates: count(certificates.map(idOf)) },
    };
  }

  return {
    /** Takes a person's data out of everything. That somebody entered and got a certificate stays, unnamed. */
    erasePerson: async (id: string, entry: NewEntry): Promise<Erased> =>
      (await erase(id, null, entry)).kept,
    /** Takes out a request, its marks, and what an undone approval left under `id`; `false` if its carnet is listed. */
    async eraseRequest(request: SignUp, id: string | null, entry: NewEntry): Promise<boolean> {
      if (id !== null) return (await erase(id, request, entry)).isErased;
      const { carnet } = request;
      // The marks under it may be those of somebody whose carnet was corrected.
      const isHeld = (await store.findCorrected(carnet)) !== null;
      return store.erase({
        ids: new Map(),
        requests: [carnet],
        marked: isHeld ? [] : [carnet],
        changes: [],
        unlisted: carnet,
        at: Date.now(),
        entry,
      });
    },
  };
}
