import type { DocumentSnapshot, Firestore } from "@google-cloud/firestore";
import { z } from "zod";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { inTransaction, onExisting } from "#platform/firestore/documents.ts";
import { roles } from "../model/calls.ts";
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

/** Sessions and invitations, for any number of servers. Documents that cannot be read are skipped. */
export function firestoreAccess(firestore: Firestore, calls: FirestoreCalls): AccessStore {
  const all = firestore.collection("accesos");
  const withHash = (secretHash: string) => all.where("hash", "==", secretHash).limit(1);

  return {
    list: async () => {
      const { docs } = await calls.run(() => all.orderBy("creado", "desc").get());
      return docs.flatMap((document) => accessOf(document) ?? []);
    },
    find: async (secretHash) => {
      const { docs } = await calls.run(() => withHash(secretHash).get());
      return docs[0] === undefined ? null : accessOf(docs[0]);
    },
    save: async (access) => {
      await calls.run(() => all.doc(access.id).set(fieldsOf(access)));
    },
    update: (id, fields) => onExisting(calls, () => all.doc(id).update(fieldsOf(fields))),
    spend: (link, session) =>
      inTransaction(firestore, calls, async (transaction) => {
        const [found] = (await transaction.get(withHash(link))).docs;
        const invitation = found === undefined ? null : accessOf(found);
        if (found === undefined || invitation?.kind !== "invitation") return null;
        const spent: Access = { ...invitation, ...session, kind: "session" };
        // The condition repeats what Firestore's transactions guarantee; emulators may lack it.
        transaction.update(found.ref, fieldsOf(spent), { lastUpdateTime: found.updateTime });
        return spent;
      }),
    remove: (id) => onExisting(calls, () => all.doc(id).delete({ exists: true })),
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
