import { journalled } from "#access/store/firestore-steps.ts";
import { meantPerson } from "#people/model/carnet/lacking-zeros.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { TokenBucket } from "#platform/http/token-bucket.ts";
import {
  type FirestoreDatabase,
  type FirestorePart,
  writeSince,
} from "#platform/store/firestore-database.ts";
import { cachedValue, groupCalls } from "#platform/store/shared-calls.ts";
import { partsOf } from "#platform/text/group-by.ts";
import type { NewSignUp, SignUp } from "../model/sign-up.ts";
import type { RegistrationContents, RegistrationStore } from "./registration-store.ts";
import { signUpRecord } from "./sign-up-record.ts";

/*
 * `solicitudes/<carnet>` {numero, turno, nombre, correo, telefono, semestre, instante, rechazo};
 * `turno` is the number again, or `null` once it was rejected, so that one field counts who is before
 * somebody. `counters/solicitudes` {count} is the last number.
 */

const { readDocuments: signUpsIn } = signUpRecord;

/** People in one transaction. */
const AT_ONCE = 100;
/** A document takes about one write a second, so all requests of a second are one transaction. */
const ADD_EVERY_MS = 1000;

/**
 * A look-up reads each possible carnet until that is faster than this, in ms; then it is answered from all
 * requests, which are read at most once in ten minutes, so that a crowd costs no read each.
 */
const READS_AT_ONCE = 700;
const ONE_MORE_EVERY_MS = 10_000;
const WHOLE_MS = 600_000;

export function firestoreRegistration(
  database: FirestoreDatabase,
): RegistrationStore &
  FirestorePart<RegistrationContents, Erasure> & { readonly forget: () => void } {
  const all = database.collection("solicitudes");
  const counter = database.collection("counters").doc("solicitudes");

  function addSome(asked: readonly (readonly [NewSignUp, number])[]): Promise<SignUp[]> {
    return database.transaction(async (transaction, read) => {
      const carnets = new Set(asked.map(([{ carnet }]) => carnet));
      const held = [...carnets].map((carnet) => all.doc(carnet));
      const [last, ...known] = await read.getAll([counter, ...held]);
      const stored = new Map(signUpsIn(known).map(byCarnet));
      let number = Number(last?.get("count") ?? 0);
      const answers = asked.map(([signUp, at]) => {
        const held = stored.get(signUp.carnet);
        if (held !== undefined) return held;
        number += 1;
        const added: SignUp = { ...signUp, number, at, rejection: null };
        stored.set(signUp.carnet, added);
        transaction.create(all.doc(signUp.carnet), fieldsOf(added));
        return added;
      });
      if (last !== undefined) writeSince(transaction, last, { count: number });
      return answers;
    });
  }
  const readAll = async () => signUpsIn(await database.find(all.orderBy("numero")));
  /** The requests that this server has stored since it began to read all. */
  const added = new Map<string, SignUp>();
  const readWhole = () => {
    added.clear();
    return readAll();
  };
  let whole = cachedValue(WHOLE_MS, readWhole);
  const reads = new TokenBucket(READS_AT_ONCE, ONE_MORE_EVERY_MS);
  async function countUpTo(number: number): Promise<number> {
    const waiting = all.where("turno", "<=", number).count();
    return (await database.run(() => waiting.get())).data().count;
  }
  const ranked = async (signUp: SignUp) => ({ signUp, rank: await countUpTo(signUp.number) });
  async function findAmongAll(carnet: string, possible: readonly string[]) {
    const read = await whole.get();
    const signUps = [...new Map([...added.values(), ...read].map(byCarnet)).values()];
    const candidates = signUps.filter((each) => possible.includes(each.carnet));
    const signUp = meantPerson(carnet, candidates);
    if (signUp === null) return null;
    // Other servers may have stored requests between those that were read and this one.
    if (!read.some((each) => each.carnet === signUp.carnet)) return ranked(signUp);
    const waiting = signUps.filter(({ rejection }) => rejection === null);
    return { signUp, rank: waiting.filter(({ number }) => number <= signUp.number).length };
  }
  /** Reads all the next time, because this server has changed requests. */
  function forget(): void {
    whole = cachedValue(WHOLE_MS, readWhole);
  }
  const group = groupCalls(async (asked: readonly (readonly [NewSignUp, number])[]) => {
    const answers: SignUp[] = [];
    for (const part of partsOf(asked, AT_ONCE)) answers.push(...(await addSome(part)));
    return answers;
  }, ADD_EVERY_MS);

  return {
    add: async (signUp, at) => {
      const stored = await group.call([signUp, at]);
      added.set(stored.carnet, stored);
      return stored;
    },
    find: async (carnet, possible = [carnet]) => {
      if (reads.takeOrWait(possible.length) > 0) return findAmongAll(carnet, possible);
      const found = await database.getAll(possible.map((each) => all.doc(each)));
      const signUp = meantPerson(carnet, signUpsIn(found));
      return signUp && ranked(signUp);
    },
    list: async (numbers) => {
      if (numbers === undefined) return readAll();
      const found = signUpsIn(await database.findWith(all, "numero", numbers));
      return found.sort((one, other) => one.number - other.number);
    },
    count: async (before) => {
      if (before === undefined) return countUpTo(Number.MAX_SAFE_INTEGER);
      // One more range, of `instante`, would need an index that organisers make by hand.
      const last = all.where("instante", "<", before).orderBy("instante", "desc").limit(1);
      const [newest] = signUpsIn(await database.find(last));
      return newest === undefined ? 0 : countUpTo(newest.number);
    },
    decide: async (numbers, rejection, entry) => {
      const isDone = await journalled(database, entry, async (transaction, read) => {
        const found = await read.findWith(all, "numero", numbers);
        for (const document of found) {
          const signUp = signUpRecord.readDocument(document);
          if (signUp !== null) transaction.update(document.ref, fieldsOf({ ...signUp, rejection }));
        }
        return found.length > 0;
      });
      forget();
      return isDone;
    },
    removeBefore: async (at, entry) => {
      const old = await database.find(all.where("instante", "<", at).select());
      await database.commitAll((next) => {
        for (const { ref } of old.slice(0, -1)) next().delete(ref);
      });
      // With the last one, so that an interrupted call leaves one to repeat it for.
      const isDone = await journalled(database, entry, async (transaction) => {
        for (const { ref } of old.slice(-1)) transaction.delete(ref);
        return old.length > 0;
      });
      forget();
      return isDone;
    },
    forget,
    restore: async ({ signUps }) => {
      const [present, last] = await Promise.all([
        database.find(all.select()),
        database.get(counter),
      ]);
      const kept = new Set(signUps.map(({ carnet }) => carnet));
      const numbers = signUps.map(({ number }) => number);
      const highest = Math.max(Number(last.get("count") ?? 0), ...numbers);
      await database.commitAll((next) => {
        if (highest > 0) next().set(counter, { count: highest });
        for (const signUp of signUps) next().set(all.doc(signUp.carnet), fieldsOf(signUp));
        for (const { id, ref } of present) if (!kept.has(id)) next().delete(ref);
      });
    },
    erase:
      async (_, { requests }) =>
      (transaction) => {
        for (const carnet of requests) transaction.delete(all.doc(carnet));
      },
  };
}

const byCarnet = (signUp: SignUp) => [signUp.carnet, signUp] as const;

const fieldsOf = (signUp: SignUp) => ({
  ...signUpRecord.documentFields(signUp),
  turno: signUp.rejection === null ? signUp.number : null,
});
