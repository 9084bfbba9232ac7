import { idSchema } from "#access/model/calls.ts";
import { doneAnswer, type OrganiserCalls, Refused } from "#access/server/organiser-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { amount } from "#platform/text/amount.ts";
import {
  type AnnouncementsAnswer,
  announcementPaths,
  type BegunAnswer,
  markSchema,
  newAnnouncementSchema,
} from "../model/announcement.ts";
import type { AnnouncementStore } from "../store/announcement-store.ts";

/** Announcements, which organisers send by hand, and the marks of who was sent them. */
export function announcementRoutes(calls: OrganiserCalls, store: AnnouncementStore): void {
  calls.get(announcementPaths.announcements, async (): Promise<AnnouncementsAnswer> => {
    return { announcements: await store.list() };
  });

  calls.post(
    announcementPaths.begin,
    newAnnouncementSchema,
    async ({ count, ...written }, { by, key, entry }): Promise<BegunAnswer> => {
      const what = `«${written.name}» a ${amount(count, "persona", "personas")}`;
      const announcement = { ...written, id: key, by, at: Date.now() };
      await store.begin(announcement, entry("begin-announcement", what));
      return { id: key };
    },
  );

  calls.post(announcementPaths.mark, markSchema, async ({ id, person, isSent }) => {
    const isThere = await store.mark(id, person, isSent);
    return isThere ? doneAnswer : new Refused(organiserProblems.noSuchItem);
  });

  calls.post(announcementPaths.remove, idSchema, async ({ id }, { entry }) => {
    const announcement = (await store.list()).find((each) => each.id === id);
    await store.remove(id, entry("remove-announcement", announcement?.name));
    return doneAnswer;
  });
}
