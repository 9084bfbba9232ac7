import { z } from "zod/mini";
import { journalled, removing } from "#access/store/steps.ts";
import type { Erasure } from "#people/store/erasure.ts";
import {
  type DocumentDatabase,
  type DocumentSnapshot,
  type StorePart,
  withItems,
  withoutItems,
} from "#platform/store/documents.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { type Announcement, audienceNames } from "../model/announcement.ts";
import type { AnnouncementStore } from "./registration-store.ts";

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
export function storedAnnouncements(
  database: DocumentDatabase,
): AnnouncementStore & StorePart<unknown, Erasure> {
  const all = database.collection("avisos");
  return {
    list: async () => {
      const found = await database.find(all.orderBy("instante", "desc"));
      return found.flatMap((document) => toAnnouncement(document) ?? []);
    },
    begin: async ({ id, ...announcement }, entry) => {
      await journalled(database, entry, async (writer) => {
        writer.create(all.doc(id), announcementRecord.write({ ...announcement, sent: [] }));
        return true;
      });
    },
    mark: (id, person, isSent) =>
      database.transaction(async (writer, read) => {
        const [present] = await read.get([all.doc(id)]);
        if (!present?.exists) return false;
        const change = isSent ? withItems : withoutItems;
        writer.update(present.ref, { enviados: change(person) });
        return true;
      }),
    remove: (id, entry) => journalled(database, entry, removing(all.doc(id))),
    erase: async (read, { marked }) => {
      const found = await read.findWith(all, "enviados", marked, "array-contains-any");
      return (writer) => {
        for (const { ref } of found) {
          writer.update(ref, { enviados: withoutItems(marked) });
        }
      };
    },
  };
}

const toAnnouncement = (document: DocumentSnapshot) =>
  announcementRecord.read({ ...document.data(), id: document.id });
