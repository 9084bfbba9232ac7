import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore } from "@google-cloud/firestore";
import { journalled } from "#access/store/firestore-journal.ts";
import { participantsIn, peopleOf, readAll } from "#people/store/participants.ts";
import type { PeopleStore, VersionedList } from "#people/store/people-store.ts";
import { registerIn } from "#people/store/register.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { commitAll, partsOf } from "#platform/firestore/documents.ts";
import type { PartVersions } from "#platform/firestore/kept-part.ts";
import { listAfter } from "../model/log/list-after.ts";
import { type ChangeDoor, type DoorStore, doorChanges, doorOf } from "./door-store.ts";
import { recordEvents } from "./firestore-record.ts";
import { isSetAside, lineOf, linesOfPerson, logIn, storedLineOf } from "./line.ts";
import { followLog, type SeenListChange } from "./log-tail.ts";
import { contactsIn, doorId, readRegister, withDoor } from "./register.ts";

/** The most values that one query compares a field with. */
const MOST_COMPARED = 30;

/** The doors, and what the register knows beside them. */
export interface FirestoreDoors extends DoorStore, Pick<PeopleStore, "listVersion" | "readList"> {
  readonly versions: PartVersions;
  /** Reads the register now; an error is ignored, because the next poll reports it. */
  refresh(): Promise<void>;
}

/**
 * The doors and their log, for any number of servers. Each server polls Firestore at most once every
 * `everyMs`, however many phones call it.
 */
export function firestoreDoors(
  firestore: Firestore,
  calls: FirestoreCalls,
  everyMs: number,
): FirestoreDoors {
  const register = registerIn(firestore);
  const contacts = contactsIn(firestore);
  const log = logIn(firestore);
  const tail = followLog(log, everyMs, calls, (seen) => {
    if (list !== null) list = listWithChange(list, seen);
  });

  /** The list as it was read last and changed since, for all phones. */
  let list: VersionedList | null = null;
  let reading: { readonly version: string; readonly list: Promise<VersionedList> } | null = null;

  /** The version and position are read before the list, so that no change in between is missed. */
  async function readList(version: string): Promise<VersionedList> {
    const position = await tail.end();
    const stored = await readAll(participantsIn(firestore), calls);
    return { version, position, participants: peopleOf(stored) };
  }

  const change: ChangeDoor = async (name, changed, entry) => {
    const done = await journalled(firestore, calls, entry, async (transaction) => {
      const { doors, logId } = readRegister((await transaction.get(register)).data());
      const door = changed(doors.find((each) => each.name === name) ?? null);
      const named = logId === "" ? { bitacora: randomUUID() } : {};
      if (door !== null) {
        transaction.set(register, { ...withDoor(door), ...named }, { merge: true });
      }
      return door !== null;
    });
    await tail.registerNow();
    return done;
  };

  const refresh = async () => {
    await tail.registerNow().catch(() => {});
  };

  return {
    ...doorChanges(change),
    list: async () => {
      const [{ doors }, noted] = await Promise.all([
        tail.registerNow(),
        calls.run(() => contacts.get()),
      ]);
      const times = new Map(noted.docs.map((document) => [document.id, document.get("ultimo")]));
      return doors.map((door) => {
        const lastContact: unknown = times.get(doorId(door.name));
        return { ...door, lastContact: typeof lastContact === "number" ? lastContact : null };
      });
    },
    find: async (secretHash) =>
      doorOf((await tail.register()).doors, secretHash) ??
      // The door may have been opened since the last poll.
      doorOf((await tail.recentRegister()).doors, secretHash),
    noteContact: async (name, at) => {
      await calls.run(() => contacts.doc(doorId(name)).set({ ultimo: at }));
    },
    record: (door, events) => recordEvents(firestore, calls, door, events),
    readLog: (cursor) => tail.page(cursor),
    linesOf: async (person) => {
      const docs = await linesOfPerson(log, person, (query) => calls.run(() => query.get()));
      const undos = await Promise.all(
        partsOf(docs, MOST_COMPARED).map((some) => {
          const ids = some.map(({ id }) => id);
          return calls.run(() => log.where("entry", "in", ids).get());
        }),
      );
      const counting = [...docs, ...undos.flatMap((each) => each.docs)];
      return counting.flatMap((line) => (isSetAside(line) ? [] : (lineOf(line) ?? [])));
    },
    lines: async () => {
      const { docs } = await calls.run(() => log.orderBy("registrado").get());
      return docs.flatMap((document) => storedLineOf(document) ?? []);
    },
    setAside: async (ids, entry) => {
      await commitAll(firestore, calls, (next) => {
        for (const id of ids) next().update(log.doc(id), { apartada: true });
      });
      // Last, so that nobody reads the log again before all lines are written.
      await journalled(firestore, calls, entry, async (transaction) => {
        const renewed = { bitacora: randomUUID(), registrado: FieldValue.serverTimestamp() };
        transaction.set(register, renewed, { merge: true });
        return true;
      });
      await tail.registerNow();
    },
    refresh,
    versions: {
      of: async (part) => (await tail.register()).versions[part] ?? "",
      change: (transaction, part) => {
        const changed = { versiones: { [part]: randomUUID() } };
        const fields = { ...changed, registrado: FieldValue.serverTimestamp() };
        transaction.set(register, fields, { merge: true });
      },
      refresh,
    },
    listVersion: async () => (await tail.register()).listVersion,
    readList: async () => {
      const { listVersion } = await tail.register();
      if (list?.version === listVersion) return list;
      if (reading?.version !== listVersion) {
        const begun = readList(listVersion);
        reading = { version: listVersion, list: begun };
        const end = () => {
          if (reading?.list === begun) reading = null;
        };
        begun.then((read) => {
          list = read;
          end();
        }, end);
      }
      return reading.list;
    },
  };
}

/** The list after the lines of the log before a change, and the change; `null` when it has to be read. */
function listWithChange(list: VersionedList, seen: SeenListChange): VersionedList | null {
  const { register, position, lines } = seen;
  const { listVersion, listChange } = register;
  if (listChange?.from !== list.version) return null;
  const earlier = lines.filter((line) => line.position <= position);
  const people = listAfter(list.participants, list.position, earlier);
  for (const carnet of listChange.removed) people.delete(carnet);
  for (const { carnet, ...registration } of listChange.saved) people.set(carnet, registration);
  const participants = [...people].map(([carnet, registration]) => ({ carnet, ...registration }));
  participants.sort((one, other) => (one.carnet < other.carnet ? -1 : 1));
  return { version: listVersion, position, participants };
}
