import type { AccessAnswer, InvitedAnswer } from "../../../domain/organisers/answers.ts";
import {
  idSchema,
  nameSchema,
  organiserPaths,
  organiserProblems,
} from "../../../domain/organisers/calls.ts";
import { invite } from "../../../operations/access/invite.ts";
import { newEntry } from "../../../operations/journal/new-entry.ts";
import type { Store } from "../../../store/port/store.ts";
import { doneAnswer, type OrganiserCalls, Refused } from "../organiser-calls.ts";
import type { SessionCookie } from "../sessions/session-cookie.ts";
import type { Sessions } from "../sessions/sessions.ts";

/** The calls for sessions and invitations, whose secrets they never return. */
export function accessRoutes(
  calls: OrganiserCalls,
  store: Store,
  { sessions, cookie }: { readonly sessions: Sessions; readonly cookie: SessionCookie },
): void {
  calls.get(organiserPaths.access, async ({ session }): Promise<AccessAnswer> => {
    const access = await sessions.list();
    return {
      access: access.map(({ secretHash: _, ...shown }) => ({
        ...shown,
        isOwn: shown.id === session.access.id,
      })),
    };
  });

  calls.post(
    organiserPaths.invite,
    nameSchema,
    async ({ name }, { by }): Promise<InvitedAnswer> => {
      return invite(store, { name, by, now: Date.now() });
    },
  );

  calls.post(organiserPaths.endAccess, idSchema, async ({ id }, call) => {
    const { request, reply, session, by } = call;
    const access = (await sessions.list()).find((each) => each.id === id);
    if (access === undefined) return new Refused(organiserProblems.noSuchItem);
    await sessions.end(access);
    await store.journal.add(newEntry(by, "end-access", access.name || access.browser));
    if (id === session.access.id) cookie.clear(request, reply);
    return doneAnswer;
  });
}
