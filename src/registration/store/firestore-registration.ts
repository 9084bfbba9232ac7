import { type DocumentSnapshot, FieldPath, type Firestore } from "@google-cloud/firestore";
import { z } from "zod/mini";
import { journalled } from "#access/store/firestore-steps.ts";
import { meantPerson } from "#people/model/carnet/lacking-zeros.ts";
import { personOf } from "#people/model/carnet/participant.ts";
import { repeatedLookups } from "#people/store/lookups.ts";
import { participantsIn } from "#people/store/participants.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { commitAll, documentsWith, inTransaction, partsOf } from "#platform/firestore/documents.ts";
import { TokenBucket } from "#platform/http/limits/token-bucket.ts";
import { cachedValue } from "#platform/store/cached-value.ts";
import { groupCalls } from "#platform/store/group-calls.ts";
import type { NewSignUp, RankedSignUp, SignUp } from "../model/sign-up.ts";
import { findMarks } from "./firestore-announcements.ts";
import type { RegistrationStore, Removed } from "./registration-store.ts";

/*
 * `solicitudes/<carnet>` {numero, turno, nombre, correo, telefono, semestre, instante, rechazo};
 * `turno` is the number again, or `null` once it was rejected, so that one field counts who is before
 * somebody. `counters/solicitudes` {count} is the last number.
 */

const signUpSchema = z.object({
  numero: z.int(),
  nombre: z.string(),
  correo: z._default(z.string(), ""),
  telefono: z._default(z.string(), ""),
  semestre: z._default(z.string(), ""),
  instante: z.int(),
  rechazo: z.nullable(z.object({ instante: z.int(), quien: z.string(), motivo: z.string() })),
});

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

export const signUpsIn = (firestore: Firestore) => firestore.collection("solicitudes");
const counterIn = (firestore: Firestore) => firestore.doc("counters/solicitudes");

/** A look-up may be as old as `lookupEveryMs`. */
export function firestoreRegistration(
  firestore: Firestore,
  calls: FirestoreCalls,
  lookupEveryMs: number,
): RegistrationStore & { readonly forget: () => void } {
  const all = signUpsIn(firestore);
  const counter = counterIn(firestore);

  function addSome(asked: readonly (readonly [NewSignUp, number])[]): Promise<SignUp[]> {
    return inTransaction(firestore, calls, async (transaction) => {
      const [last, ...known] = await transaction.getAll(
        counter,
        ...[...new Set(asked.map(([{ carnet }]) => carnet))].map((carnet) => all.doc(carnet)),
      );
      const stored = new Map(known.flatMap((each) => toSignUp(each) ?? []).map(byCarnet));
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
      // Fails if another server has counted on since.
      const lastUpdateTime = last?.updateTime;
      if (lastUpdateTime) transaction.update(counter, { count: number }, { lastUpdateTime });
      else transaction.create(counter, { count: number });
      return answers;
    });
  }
  const readAll = async () => {
    const { docs } = await calls.run(() => all.orderBy("numero").get());
    return docs.flatMap((document) => toSignUp(document) ?? []);
  };
  let whole = cachedValue(WHOLE_MS, readAll);
  const reads = new TokenBucket(READS_AT_ONCE, ONE_MORE_EVERY_MS);
  const lookups = repeatedLookups<RankedSignUp | null>(lookupEveryMs, async (carnet, possible) => {
    if (reads.takeOrWait(possible.length) > 0) {
      const signUps = await whole.get();
      const found = signUps.filter((each) => possible.includes(each.carnet));
      const signUp = meantPerson(carnet, found);
      const isBefore = (each: SignUp) =>
        each.rejection === null && signUp !== null && each.number <= signUp.number;
      return signUp && { signUp, rank: signUps.filter(isBefore).length };
    }
    return calls.run(async () => {
      const documents = await firestore.getAll(...possible.map((each) => all.doc(each)));
      const found = documents.flatMap((document) => toSignUp(document) ?? []);
      const signUp = meantPerson(carnet, found);
      if (signUp === null) return null;
      const before = await all.where("turno", "<=", signUp.number).count().get();
      return { signUp, rank: before.data().count };
    });
  });
  /** Reads the next time, because this server has changed requests. */
  function forget(): void {
    lookups.forgetAll();
    whole = cachedValue(WHOLE_MS, readAll);
  }
  const group = groupCalls(async (asked: readonly (readonly [NewSignUp, number])[]) => {
    const answers: SignUp[] = [];
    for (const part of partsOf(asked, AT_ONCE)) answers.push(...(await addSome(part)));
    return answers;
  }, ADD_EVERY_MS);

  return {
    add: async (signUp, at) => {
      const stored = await group.call([signUp, at]);
      // Whoever repeats a request causes no further read.
      const known = await lookups.find(stored.carnet, [stored.carnet]);
      if (known?.signUp.number !== stored.number) lookups.forget(stored.carnet);
      return stored;
    },
    find: (carnet, possible = [carnet]) => lookups.find(carnet, possible),
    list: async (numbers) => {
      if (numbers === undefined) return readAll();
      const found = await calls.run(() =>
        documentsWith(all, "numero", numbers, (query) => query.get()),
      );
      return found
        .flatMap((document) => toSignUp(document) ?? [])
        .toSorted((one, other) => one.number - other.number);
    },
    count: async () => {
      const held = await calls.run(() => all.where("turno", ">", 0).count().get());
      return held.data().count;
    },
    decide: async (numbers, rejection, entry) => {
      const isDone = await journalled(firestore, calls, entry, async (transaction) => {
        const found = await documentsWith(all.select("numero"), "numero", numbers, (query) =>
          transaction.get(query),
        );
        for (const document of found) {
          const number = Number(document.get("numero"));
          transaction.update(document.ref, decisionFields({ number, rejection }));
        }
        return found.length > 0;
      });
      forget();
      return isDone;
    },
    remove: async (number) => {
      const removed = await inTransaction(
        firestore,
        calls,
        async (transaction): Promise<Removed> => {
          const [found] = (await transaction.get(all.where("numero", "==", number).limit(1))).docs;
          if (found === undefined) return { kind: "gone" };
          const holder = participantsIn(firestore).where("carnet", "==", found.id).limit(1);
          if (!(await transaction.get(holder)).empty) return { kind: "listed" };
          const forgetMarks = await findMarks(firestore, [found.id], (query) =>
            transaction.get(query),
          );
          forgetMarks(transaction);
          transaction.delete(found.ref);
          return { kind: "removed", carnet: found.id };
        },
      );
      forget();
      return removed;
    },
    forget,
  };
}

/** Puts these requests in the place of all others, in several commits; repeating it completes it. */
export async function restoreSignUps(
  firestore: Firestore,
  calls: FirestoreCalls,
  signUps: readonly SignUp[],
): Promise<void> {
  const all = signUpsIn(firestore);
  const counter = counterIn(firestore);
  const [present, last] = await calls.run(() =>
    Promise.all([all.select(FieldPath.documentId()).get(), counter.get()]),
  );
  const kept = new Set(signUps.map(({ carnet }) => carnet));
  const highest = Math.max(Number(last.get("count") ?? 0), ...signUps.map(({ number }) => number));
  await commitAll(firestore, calls, (next) => {
    if (highest > 0) next().set(counter, { count: highest });
    for (const signUp of signUps) next().set(all.doc(signUp.carnet), fieldsOf(signUp));
    for (const { id, ref } of present.docs) if (!kept.has(id)) next().delete(ref);
  });
}

const byCarnet = (signUp: SignUp) => [signUp.carnet, signUp] as const;

function fieldsOf(signUp: SignUp) {
  const { carnet: _, at, number, rejection, ...person } = signUp;
  return { ...person, instante: at, numero: number, ...decisionFields({ number, rejection }) };
}

function decisionFields({ number, rejection }: Pick<SignUp, "number" | "rejection">) {
  if (rejection === null) return { turno: number, rechazo: null };
  const { at, by, reason } = rejection;
  return { turno: null, rechazo: { instante: at, quien: by, motivo: reason } };
}

function toSignUp(document: DocumentSnapshot): SignUp | null {
  const { data } = signUpSchema.safeParse(document.data());
  if (data === undefined) return null;
  const { numero, instante, rechazo, ...held } = data;
  const { numeroTicket: _, ...person } = personOf({ ...held, carnet: document.id });
  return {
    ...person,
    number: numero,
    at: instante,
    rejection: rechazo && { at: rechazo.instante, by: rechazo.quien, reason: rechazo.motivo },
  };
}
