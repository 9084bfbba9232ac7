import { FieldValue } from "@google-cloud/firestore";
import { z } from "zod/mini";
import { journalled, removing } from "#access/store/firestore-steps.ts";
import type { Erasure } from "#people/store/erasure.ts";
import type { FirestoreDatabase, FirestorePart } from "#platform/store/firestore-database.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { type Announcement, audienceNames } from "../model/announcement.ts";
import type { AnnouncementStore } from "./announcement-store.ts";

const announcementRecord = storedRecord<Announcement>({
  id: ["id", z.string()],
  name: ["nombre", z.string()],
  audience: ["destino", z.enum(audienceNames)],
  text: ["texto", z.string()],
  by: ["quien", z.string()],
  at: ["instante", z.int()],
  sent: ["enviados", z.array(z.string())],
});

/** `avisos/<id>`: an announcement; `enviados` has the ids of those who were sent it. */
export function firestoreAnnouncements(
  database: FirestoreDatabase,
): AnnouncementStore & FirestorePart<unknown, Erasure> {
  const all = database.collection("avisos");
  return {
    list: async () => {
      const found = await database.find(all.orderBy("instante", "desc"));
      return found.flatMap((document) => announcementRecord.readDocument(document) ?? []);
    },
    begin: (announcement, entry) =>
      journalled(database, entry, async (transaction) => {
        const fields = announcementRecord.documentFields({ ...announcement, sent: [] });
        transaction.create(all.doc(announcement.id), fields);
        return true;
      }),
    mark: (id, person, isSent) =>
      database.transaction(async (transaction, read) => {
        const [present] = await read.get([all.doc(id)]);
        if (!present?.exists) return false;
        const change = isSent ? FieldValue.arrayUnion : FieldValue.arrayRemove;
        transaction.update(present.ref, { enviados: change(...person) });
        return true;
      }),
    remove: (id, entry) => journalled(database, entry, removing(all.doc(id))),
    restore: null,
    erase: async (read, { marked }) => {
      const found = await read.findWith(all, "enviados", marked, "array-contains-any");
      return (transaction) => {
        for (const { ref } of found) {
          transaction.update(ref, { enviados: FieldValue.arrayRemove(...marked) });
        }
      };
    },
  };
}
