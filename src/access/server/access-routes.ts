import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import type { AccessAnswer, InvitedAnswer } from "../model/answers.ts";
import { accessPaths, idSchema, inviteSchema } from "../model/calls.ts";
import type { AccessStore } from "../store/organisers-store.ts";
import { newInvitation } from "./invite.ts";
import { doneAnswer, type OrganiserCalls, Refused } from "./organiser-calls.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { Sessions } from "./sessions.ts";

/** The calls for sessions and invitations, whose secrets they never return. */
export function accessRoutes(
  calls: OrganiserCalls,
  access: AccessStore,
  { sessions, cookie }: { readonly sessions: Sessions; readonly cookie: SessionCookie },
): void {
  calls.get(accessPaths.access, async ({ session }): Promise<AccessAnswer> => {
    const shown = await sessions.list();
    return {
      access: shown.map(({ secretHash: _, ...each }) => ({
        ...each,
        isOwn: each.id === session.access.id,
      })),
    };
  });

  calls.post(accessPaths.invite, inviteSchema, async (wanted, call): Promise<InvitedAnswer> => {
    const entry = call.entry("invite", wanted.name);
    return newInvitation(access, wanted, Date.now(), { entry });
  });

  calls.post(accessPaths.endAccess, idSchema, async ({ id }, call) => {
    const { request, reply, session } = call;
    const ended = (await sessions.list()).find((each) => each.id === id);
    if (ended === undefined) return new Refused(organiserProblems.noSuchItem);
    await sessions.end(ended, call.entry("end-access", ended.name || ended.browser));
    if (id === session.access.id) cookie.clear(request, reply);
    return doneAnswer;
  });
}
