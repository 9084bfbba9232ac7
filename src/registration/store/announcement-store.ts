import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import { storedRecord } from "#platform/store/stored-record.ts";
import { type Announcement, audienceNames } from "../model/announcement.ts";

/** The announcements of organisers, with who was sent each. Rejects as `Store` does. */
export interface AnnouncementStore {
  /** Newest first. */
  list(): Promise<readonly Announcement[]>;
  /** Adds one that nobody was sent yet, with the journal's entry for it. */
  begin(announcement: Omit<Announcement, "sent">, entry: NewEntry): Promise<unknown>;
  /** Marks somebody, or takes the mark back; resolves with `false` if the announcement is gone. */
  mark(id: string, person: readonly string[], isSent: boolean): Promise<boolean>;
  /** Removes one with its marks; resolves with `false` if it is gone. */
  remove(id: string, entry: NewEntry): Promise<boolean>;
}

export const announcementRecord = storedRecord<Announcement>({
  id: ["id", z.string()],
  name: ["nombre", z.string()],
  audience: ["destino", z.enum(audienceNames)],
  text: ["texto", z.string()],
  by: ["quien", z.string()],
  at: ["instante", z.int()],
  sent: ["enviados", z.array(z.string())],
});
