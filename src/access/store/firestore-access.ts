import type { DocumentSnapshot, Firestore, Transaction } from "@google-cloud/firestore";
import { z } from "zod";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { onExisting } from "#platform/firestore/documents.ts";
import { keptPart, type PartVersions } from "#platform/firestore/kept-part.ts";
import { TokenBucket } from "#platform/http/limits/token-bucket.ts";
import { roles } from "../model/calls.ts";
import type { NewEntry } from "../model/journal.ts";
import { changePart } from "./firestore-steps.ts";
import type { Access, AccessStore } from "./organisers-store.ts";

/*
 * `accesos/<id>` {hash, tipo, nombre, rol, navegador, creado, usado, vence}: a session or an invitation; without
 * `rol`, of an organiser who may do everything.
 */

const accessSchema = z.object({
  hash: z.string(),
  tipo: z.enum(["session", "invitation"]),
  nombre: z.string(),
  rol: z.enum(roles).default("all"),
  navegador: z.string(),
  creado: z.int(),
  usado: z.int(),
  vence: z.int(),
});

/**
 * An unknown secret may belong to a session that another server made since the last poll, so the register is
 * read again: 20 times at once, then once a minute. An expired session may have been prolonged by another
 * server, so the sessions are read again, at most once in ten seconds.
 */
const UNKNOWN_AT_ONCE = 20;
const ONE_MORE_EVERY_MS = 60_000;
const EXPIRED_EVERY_MS = 10_000;

/**
 * Sessions and invitations, for any number of servers; each keeps them in memory, so that a call of
 * whoever is signed in costs no read, and the calls of whoever pretends to be cost few. Documents that
 * cannot be read are skipped.
 */
export function firestoreAccess(
  firestore: Firestore,
  calls: FirestoreCalls,
  versions: PartVersions,
): AccessStore {
  const all = firestore.collection("accesos");
  const kept = keptPart(versions, "accesos", async () => {
    const { docs } = await calls.run(() => all.orderBy("creado", "desc").get());
    return docs.flatMap((document) => accessOf(document) ?? []);
  });
  const unknown = new TokenBucket(UNKNOWN_AT_ONCE, ONE_MORE_EVERY_MS);
  const expired = new TokenBucket(1, EXPIRED_EVERY_MS);

  /** Runs a write after which servers read all again; `write` resolves with whether it wrote. */
  const change = (
    entry: NewEntry | undefined,
    write: (transaction: Transaction) => Promise<boolean>,
  ) => changePart(firestore, calls, { versions, part: "accesos" }, entry, write);

  async function find(secretHash: string): Promise<Access | null> {
    return (await kept.get()).find((access) => access.secretHash === secretHash) ?? null;
  }

  return {
    list: async () => {
      // Other servers store that a session is used without giving it another version.
      kept.forget();
      return kept.get();
    },
    find: async (secretHash) => {
      const found = await find(secretHash);
      if (found === null) {
        if (unknown.takeOrWait() > 0) return null;
        await versions.refresh();
        return find(secretHash);
      }
      const mayBeUsed = found.kind === "session" && Date.now() >= found.expiresAt;
      if (!mayBeUsed || expired.takeOrWait() > 0) return found;
      kept.forget();
      return find(secretHash);
    },
    save: async (access, entry) => {
      await change(entry, async (transaction) => {
        transaction.set(all.doc(access.id), fieldsOf(access));
        return true;
      });
    },
    update: async (id, fields) => {
      if (fields.name !== undefined) {
        return change(undefined, async (transaction) => {
          const isThere = (await transaction.get(all.doc(id))).exists;
          if (isThere) transaction.update(all.doc(id), fieldsOf(fields));
          return isThere;
        });
      }
      const isThere = await onExisting(calls, () => all.doc(id).update(fieldsOf(fields)));
      const changed = (access: Access) => (access.id === id ? { ...access, ...fields } : access);
      kept.patch((present) => present.map(changed));
      return isThere;
    },
    spend: async (link, session) => {
      let spent: Access | null = null;
      await change(undefined, async (transaction) => {
        const either = all.where("hash", "in", [link, session.secretHash]).limit(1);
        const [found] = (await transaction.get(either)).docs;
        const present = found === undefined ? null : accessOf(found);
        spent = present?.secretHash === session.secretHash ? present : null;
        if (found === undefined || present?.kind !== "invitation") return false;
        spent = { ...present, ...session, kind: "session" };
        // The condition repeats what Firestore's transactions guarantee; emulators may lack it.
        transaction.update(found.ref, fieldsOf(spent), { lastUpdateTime: found.updateTime });
        return true;
      });
      return spent;
    },
    remove: async (id, entry) => {
      await change(entry, async (transaction) => {
        transaction.delete(all.doc(id));
        return true;
      });
    },
  };
}

/** The stored fields of those that are given. */
function fieldsOf(access: Partial<Access>): Record<string, unknown> {
  const { secretHash, kind, name, role, browser, createdAt, lastUsedAt, expiresAt } = access;
  const fields = {
    hash: secretHash,
    tipo: kind,
    nombre: name,
    rol: role,
    navegador: browser,
    creado: createdAt,
    usado: lastUsedAt,
    vence: expiresAt,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function accessOf(document: DocumentSnapshot): Access | null {
  const { data } = accessSchema.safeParse(document.data());
  if (data === undefined) return null;
  return {
    id: document.id,
    secretHash: data.hash,
    kind: data.tipo,
    name: data.nombre,
    role: data.rol,
    browser: data.navegador,
    createdAt: data.creado,
    lastUsedAt: data.usado,
    expiresAt: data.vence,
  };
}
