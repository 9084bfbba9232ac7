import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod/mini";
import { journalled } from "#access/store/firestore-steps.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { documentsWith, onExisting } from "#platform/firestore/documents.ts";
import { type Announcement, audienceNames } from "../model/announcement.ts";
import type { AnnouncementStore } from "./announcement-store.ts";

/* `avisos/<id>` {nombre, destino, texto, quien, instante, enviados}: an announcement; `enviados` has the ids of those who were sent it. */

const announcementSchema = z.object({
  nombre: z.string(),
  destino: z.enum(audienceNames),
  texto: z.string(),
  quien: z.string(),
  instante: z.int(),
  enviados: z.array(z.string()),
});

const announcementsIn = (firestore: Firestore) => firestore.collection("avisos");

export function firestoreAnnouncements(
  firestore: Firestore,
  calls: FirestoreCalls,
): AnnouncementStore {
  const all = announcementsIn(firestore);
  return {
    list: async () => {
      const { docs } = await calls.run(() => all.orderBy("instante", "desc").get());
      return docs.flatMap((document) => toAnnouncement(document) ?? []);
    },
    begin: async ({ id, name, audience, text, by, at }, entry) => {
      const fields = { nombre: name, destino: audience, texto: text, quien: by, instante: at };
      await journalled(firestore, calls, entry, async (transaction) => {
        transaction.create(all.doc(id), { ...fields, enviados: [] });
        return true;
      });
    },
    mark: (id, person, isSent) =>
      onExisting(calls, () =>
        all.doc(id).update({
          enviados: isSent ? FieldValue.arrayUnion(...person) : FieldValue.arrayRemove(...person),
        }),
      ),
    remove: (id, entry) =>
      journalled(firestore, calls, entry, async (transaction) => {
        const isThere = (await transaction.get(all.doc(id))).exists;
        if (isThere) transaction.delete(all.doc(id));
        return isThere;
      }),
  };
}

function toAnnouncement(document: QueryDocumentSnapshot): Announcement | null {
  const { data } = announcementSchema.safeParse(document.data());
  if (data === undefined) return null;
  const { nombre, destino, texto, quien, instante, enviados } = data;
  const written = { id: document.id, name: nombre, audience: destino, text: texto };
  return { ...written, by: quien, at: instante, sent: enviados };
}

/**
 * Finds the marks of somebody with these ids, and resolves with a function that takes them away: a
 * transaction reads before it writes.
 */
export async function findMarks(
  firestore: Firestore,
  people: readonly string[],
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<(transaction: Transaction) => void> {
  const all = announcementsIn(firestore);
  const found = await documentsWith(all, "enviados", people, read, "array-contains-any");
  return (transaction) => {
    for (const { ref } of found) {
      transaction.update(ref, { enviados: FieldValue.arrayRemove(...people) });
    }
  };
}
