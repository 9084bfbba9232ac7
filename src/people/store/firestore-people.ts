import type { Query } from "@google-cloud/firestore";
import { TokenBucket } from "#platform/http/token-bucket.ts";
import type { FirestoreDatabase, FirestorePart } from "#platform/store/firestore-database.ts";
import { meantPerson } from "../model/carnet/lacking-zeros.ts";
import { idOf, idsOf, type Participant } from "../model/carnet/participant.ts";
import { isSamePerson } from "../model/list-change.ts";
import type { Erasure } from "./erasure.ts";
import { changeList } from "./firestore-change-list.ts";
import {
  aboutPeople,
  byCarnet,
  emptied,
  participantsIn,
  peopleOf,
  personOf,
  readAll,
} from "./firestore-participants.ts";
import { registerIn, renewed } from "./firestore-register.ts";
import type { PeopleContents, PeopleStore } from "./people-store.ts";

/**
 * Look-ups are queries of one carnet until they come faster than this, in ms; then the list is read once,
 * and they cost no more than the poll for its changes. Until then, whoever edits documents by hand sees
 * them at once.
 */
const QUERIES_AT_ONCE = 100;
const ONE_MORE_EVERY_MS = 2500;

type People = ReadonlyMap<string, Participant>;

/** The list as a server follows it, together with the log of the doors. */
interface FollowedList extends Pick<PeopleStore, "listVersion" | "readList"> {
  /** The people by carnet, without a read, if this server has read the list; else `null`. */
  knownPeople(): Promise<People | null>;
  /** Reads the register now; an error is ignored, because the next poll reports it. */
  refresh(): Promise<void>;
}

/** The list, for any number of servers. */
export function firestorePeople(
  database: FirestoreDatabase,
  followed: FollowedList,
): PeopleStore & FirestorePart<PeopleContents, Erasure> {
  const participants = participantsIn(database);
  const queries = new TokenBucket(QUERIES_AT_ONCE, ONE_MORE_EVERY_MS);

  /** From the list where this server has read it, else by queries. */
  async function peopleBy(
    pick: (people: People) => readonly Participant[],
    asked: readonly Query[],
  ): Promise<readonly Participant[]> {
    const known = await followed.knownPeople();
    if (known !== null) return pick(known);
    if (queries.takeOrWait() > 0) {
      await followed.readList();
      const read = await followed.knownPeople();
      if (read !== null) return pick(read);
    }
    const found = await Promise.all(asked.map((query) => database.find(query)));
    return found.flat().map(personOf);
  }

  return {
    findParticipant: async (carnet, possible = [carnet]) => {
      const pick = (people: People) => possible.flatMap((each) => people.get(each) ?? []);
      const found = await peopleBy(pick, [participants.where("carnet", "in", possible)]);
      return meantPerson(carnet, found);
    },
    findCorrected: async (id) => {
      const pick = (people: People) =>
        [...people.values()].filter((each) => idsOf(each).includes(id));
      const found = await peopleBy(pick, [
        participants.where("personId", "==", id),
        participants.where("joined", "array-contains", id),
      ]);
      return found.find(({ carnet }) => carnet !== id) ?? null;
    },
    changeList: async (change) => {
      const changed = await changeList(database, change);
      // The register is read again, so that the next change can be planned on the current version,
      // whoever made it.
      await followed.refresh();
      return changed;
    },
    listVersion: () => followed.listVersion(),
    readList: () => followed.readList(),
    participants: async () => peopleOf(await readAll(database)),
    restore: async (contents) => {
      const { wanted, surplus } = await restoredList(database, contents.participants);
      await database.commitAll((next) => {
        // A change that was planned on the former list must not mix with this one.
        next().set(registerIn(database), renewed("lista"), { merge: true });
        // Additions and changes come first, so that people who stay can always be found.
        for (const { ref, stored, person } of wanted)
          next().set(ref, { ...emptied(stored), ...person }, { merge: true });
        for (const { ref } of surplus) next().delete(ref);
      });
    },
    erase: async (read, { ids }) => {
      const own = await aboutPeople(read, participants, [...ids.keys()]);
      return (transaction) => {
        for (const { ref } of own) transaction.delete(ref);
      };
    },
  };
}

/** The documents to write so that the list is `list`, and those to delete. */
async function restoredList(database: FirestoreDatabase, list: readonly Participant[]) {
  const participants = participantsIn(database);
  const stored = await readAll(database);
  const takenIds = new Set(stored.map(({ id }) => id));
  const holders = byCarnet(stored);
  const listed = new Set(list.map(({ carnet }) => carnet));
  const wanted = list.flatMap((person) => {
    const [first] = holders.get(person.carnet) ?? [];
    if (first !== undefined && isSamePerson(personOf(first), person)) return [];
    const id = idOf(person);
    const added = takenIds.has(id) ? participants.doc() : participants.doc(id);
    return [{ ref: first?.ref ?? added, stored: first ? personOf(first) : null, person }];
  });
  const surplus = [...holders].flatMap(([carnet, documents]) =>
    listed.has(carnet) ? documents.slice(1) : documents,
  );
  return { wanted, surplus };
}
