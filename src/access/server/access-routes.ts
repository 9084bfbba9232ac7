import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import type { AccessAnswer, InvitedAnswer } from "../model/answers.ts";
import { accessPaths, idSchema, inviteSchema } from "../model/calls.ts";
import type { AccessStores } from "../store/organisers-store.ts";
import { invite } from "./invite.ts";
import { newEntry } from "./new-entry.ts";
import { doneAnswer, type OrganiserCalls, Refused } from "./organiser-calls.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions } from "./sessions.ts";

/** The calls for sessions and invitations, whose secrets they never return. */
export function accessRoutes(
  calls: OrganiserCalls,
  store: AccessStores,
  { sessions, cookie }: { readonly sessions: Sessions; readonly cookie: SessionCookie },
): void {
  calls.get(accessPaths.access, async ({ session }): Promise<AccessAnswer> => {
    const access = await sessions.list();
    return {
      access: access.map(({ secretHash: _, ...shown }) => ({
        ...shown,
        isOwn: shown.id === session.access.id,
      })),
    };
  });

  calls.post(accessPaths.invite, inviteSchema, async (wanted, { by }): Promise<InvitedAnswer> => {
    return invite(store, wanted, { by, now: Date.now() });
  });

  calls.post(accessPaths.endAccess, idSchema, async ({ id }, call) => {
    const { request, reply, session, by } = call;
    const access = (await sessions.list()).find((each) => each.id === id);
    if (access === undefined) return new Refused(organiserProblems.noSuchItem);
    await sessions.end(access);
    await store.journal.add(newEntry(by, "end-access", access.name || access.browser));
    if (id === session.access.id) cookie.clear(request, reply);
    return doneAnswer;
  });
}
