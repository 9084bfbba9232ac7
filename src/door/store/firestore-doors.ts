import { journalled } from "#access/store/firestore-steps.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { ERASED_NAME, type Erasure } from "#people/store/erasure.ts";
import { aboutPeople, standInOf } from "#people/store/firestore-participants.ts";
import { REGISTER_ID, registerIn, renewed } from "#people/store/firestore-register.ts";
import { TokenBucket } from "#platform/http/token-bucket.ts";
import type { FirestoreDatabase, FirestorePart } from "#platform/store/firestore-database.ts";
import type { PositionedLine, StoredLine } from "../model/lines.ts";
import {
  type ChangeDoor,
  type DoorContents,
  type DoorStore,
  doorChanges,
  doorOf,
} from "./door-store.ts";
import type { Following } from "./firestore-followed-list.ts";
import { isSetAside, lineOf, logIn, restoredFields, storedLineOf } from "./firestore-line.ts";
import { recordLines } from "./firestore-record.ts";
import { contactsIn, doorId, readRegister, withDoors } from "./firestore-register.ts";

/** The interval at which a server stores all doors' contacts, in ms. */
const CONTACTS_EVERY_MS = 60_000;

/**
 * A door that was opened on another server since the last poll is found at once, as long as not too many
 * secrets are unknown; then with the next poll.
 */
const UNKNOWN_AT_ONCE = 20;
const UNKNOWN_EVERY_MS = 10_000;

/** The doors and their log, for any number of servers. */
export function firestoreDoors(
  database: FirestoreDatabase,
  { tail, refresh }: Following,
): DoorStore & FirestorePart<DoorContents, Erasure> {
  const register = registerIn(database);
  const stored = contactsIn(database);
  const contacts = new Map<string, number>();
  let contactsStoredAt = Number.NEGATIVE_INFINITY;
  const unknownSecrets = new TokenBucket(UNKNOWN_AT_ONCE, UNKNOWN_EVERY_MS);
  const log = logIn(database);

  const change: ChangeDoor = async (name, changed, entry) => {
    const done = await journalled(database, entry, async (transaction, read) => {
      const { doors, logId } = readRegister(await read.get(register));
      const door = changed(doors.find((each) => each.name === name) ?? null);
      if (door === null) return false;
      const named = logId === "" ? renewed("bitacora") : {};
      return transaction.set(register, { ...withDoors([door]), ...named }, { merge: true });
    });
    await refresh();
    return done;
  };

  return {
    ...doorChanges(change),
    list: async () => {
      const [{ doors }, noted] = await Promise.all([tail.registerNow(), database.get(stored)]);
      return doors.map((door) => {
        const id = doorId(door.name);
        const times = [noted.get(id), contacts.get(id)].filter((at) => typeof at === "number");
        return { ...door, lastContact: times.length === 0 ? null : Math.max(...times) };
      });
    },
    find: async (secretHash) => {
      const found = doorOf(await tail.register(), secretHash);
      if (found !== null || unknownSecrets.takeOrWait() > 0) return found;
      return doorOf(await tail.registerNow(), secretHash);
    },
    noteContact: async (name, at) => {
      contacts.set(doorId(name), at);
      const now = performance.now();
      if (now - contactsStoredAt < CONTACTS_EVERY_MS) return;
      contactsStoredAt = now;
      await database.run(() => stored.set(Object.fromEntries(contacts), { merge: true }));
    },
    record: async (door, sent) => {
      const answers = await recordLines(database, door, sent);
      if (sent.some(({ kind }) => kind === "walk-in" || kind === "rename")) await refresh();
      return answers;
    },
    readLog: (cursor) => tail.page(cursor),
    linesOf: async (person) => {
      const whole = await tail.wholeLog();
      if (whole !== null) return linesAbout(whole, person);
      const own = await aboutPeople(database, log, [person]);
      const ids = own.map(({ id }) => id);
      const undos = await database.findWith(log, "entry", ids);
      return [...own, ...undos].flatMap((line) => (isSetAside(line) ? [] : (lineOf(line) ?? [])));
    },
    lines: async () => {
      const found = await database.find(log.orderBy("registrado"));
      return found.flatMap((document) => storedLineOf(document) ?? []);
    },
    setAside: async (ids, entry, practica) => {
      const setAside = { apartada: true };
      await database.commitAll((next) => {
        for (const id of ids.slice(0, -1)) next().update(log.doc(id), setAside);
      });
      // With the last line, so that nobody reads the log again before all are written, and an interrupted
      // call leaves one to repeat it for.
      await journalled(database, entry, async (transaction) => {
        for (const id of ids.slice(-1)) transaction.update(log.doc(id), setAside);
        const mark = practica !== undefined && { practica };
        transaction.set(register, { ...renewed("lista", "bitacora"), ...mark }, { merge: true });
      });
      await refresh();
    },
    restore: async ({ doors, log: lines }) => {
      const { wanted, surplus } = await restoredLog(database, lines);
      await database.commitAll((next) => {
        for (const id of surplus) next().delete(log.doc(id));
        for (const line of wanted) next().set(log.doc(line.id), restoredFields(line));
      });
      return (transaction) => {
        const noted = doors.map(({ name, lastContact }) => [doorId(name), lastContact] as const);
        transaction.set(stored, Object.fromEntries(noted));
        const fields = { ...withDoors(doors), practica: 0 };
        transaction.set(register, fields, { mergeFields: Object.keys(fields) });
      };
    },
    erase: async (read, { ids }) => {
      const own = await aboutPeople(read, log, [...ids.keys()]);
      return (transaction) => {
        for (const line of own) {
          const kind: unknown = line.get("kind");
          transaction.update(line.ref, {
            ...standInOf(line, ids),
            // A walk-in would put somebody on the list again, so it becomes an entry.
            kind: kind === "walk-in" ? "entry" : kind,
            nombre: kind === "rename" ? ERASED_NAME : null,
            numeroTicket: null,
            antes: null,
          });
        }
      };
    },
  };
}

/** Existing lines are written again only if they were set aside or put back since. */
async function restoredLog(database: FirestoreDatabase, log: readonly StoredLine[]) {
  const found = await database.find(logIn(database).select("apartada"));
  const present = new Map(found.map((document) => [document.id, isSetAside(document)]));
  const ids = new Set([REGISTER_ID, ...log.map(({ id }) => id)]);
  return {
    wanted: log.filter((line) => present.get(line.id) !== line.isSetAside),
    surplus: [...present.keys()].filter((id) => !ids.has(id)),
  };
}

/** The lines about one person, with the undoing of them. */
function linesAbout(lines: readonly PositionedLine[], person: string): PositionedLine[] {
  const own = lines.filter((line) => line.kind !== "undo" && idOf(line) === person);
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...lines.filter((line) => line.kind === "undo" && ids.has(line.entry))];
}
