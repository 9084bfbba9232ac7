import { FieldValue } from "@google-cloud/firestore";
import { journalled, removing, updating } from "#access/store/firestore-steps.ts";
import type { Erasure } from "#people/store/erasure.ts";
import type { FirestoreDatabase, FirestorePart } from "#platform/store/firestore-database.ts";
import { type AnnouncementStore, announcementRecord } from "./announcement-store.ts";

/** `avisos/<id>`: an announcement; `enviados` has the ids of those who were sent it. */
export function firestoreAnnouncements(
  database: FirestoreDatabase,
): AnnouncementStore & FirestorePart<unknown, Erasure> {
  const all = database.collection("avisos");
  return {
    list: async () =>
      announcementRecord.readDocuments(await database.find(all.orderBy("instante", "desc"))),
    begin: (announcement, entry) =>
      journalled(database, entry, async (transaction) => {
        const fields = announcementRecord.documentFields({ ...announcement, sent: [] });
        transaction.create(all.doc(announcement.id), fields);
      }),
    mark: (id, person, isSent) => {
      const change = isSent ? FieldValue.arrayUnion : FieldValue.arrayRemove;
      const marking = updating(all.doc(id), { enviados: change(...person) });
      return journalled(database, undefined, marking);
    },
    remove: (id, entry) => journalled(database, entry, removing(all.doc(id))),
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
