import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { clientNetwork } from "#platform/http/client-network.ts";
import { tokenBuckets } from "#platform/http/token-bucket.ts";
import { accessCalls, accessProblems, type SessionAnswer, type SignIn } from "../model/calls.ts";
import type { AccessStore } from "../store/organisers-store.ts";
import { newInvitation } from "./invite.ts";
import {
  doneAnswer,
  type Exchange,
  noSuchItem,
  type OrganiserCalls,
  Refused,
} from "./organiser-calls.ts";
import type { Session, SessionCookie, Sessions } from "./sessions.ts";

/** Wrong keys and links of one address (or /64) that are answered as wrong; further ones are told to wait. */
const WRONG_AT_ONCE = 10;
const ONE_MORE_EVERY_MS = 60_000;

interface AccessRoutes {
  readonly access: AccessStore;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly key: string | null;
}

/** Signing in and out, the organiser's name, and all sessions and invitations, whose secrets are never returned. */
export function accessRoutes(
  { answer, answerAnybody }: OrganiserCalls,
  { access, sessions, cookie, key }: AccessRoutes,
): void {
  const wrong = tokenBuckets(WRONG_AT_ONCE, ONE_MORE_EVERY_MS);

  answerAnybody(accessCalls.session, async (_, { request }) => {
    const session = await sessions.find(cookie.read(request));
    if (session !== null) return inside(session);
    return { kind: "out", hasKey: key !== null } as const;
  });

  answerAnybody(accessCalls.link, async (link, exchange) => {
    const invited = await sessions.invited(link);
    return invited === null ? refusal(exchange, accessProblems.usedLink) : { name: invited.name };
  });

  answerAnybody(accessCalls.signIn, async (wanted, exchange) => {
    const { request, reply } = exchange;
    const previous = await sessions.find(cookie.read(request));
    const session = await begin(wanted, request);
    if (session === null) {
      const { wrongKey, usedLink } = accessProblems;
      return refusal(exchange, "key" in wanted ? wrongKey : usedLink);
    }
    // A repetition may come with the cookie of the session that it asks for.
    if (previous !== null && previous.access.id !== session.access.id) {
      await access.remove(previous.access.id);
    }
    cookie.set(request, reply, session);
    return inside(session);
  });

  answer(accessCalls.signOut, async (_, { request, reply, session }) => {
    await access.remove(session.access.id);
    cookie.clear(request, reply);
    return doneAnswer;
  });

  answer(accessCalls.name, async ({ name }, { session }) => {
    const isThere = await access.update(session.access.id, { name });
    if (!isThere) return new Refused(organiserProblems.signedOut);
    return doneAnswer;
  });

  answer(accessCalls.access, async (_, { session }) => {
    const own = session.access.id;
    const shown = await sessions.list();
    return {
      access: shown.map(({ secretHash: _, ...each }) => ({ ...each, isOwn: each.id === own })),
    };
  });

  answer(accessCalls.invite, async (wanted, { entry }) =>
    newInvitation(access, wanted, Date.now(), { entry: entry("invite", wanted.name) }),
  );

  answer(accessCalls.endAccess, async ({ id }, { entry }) => {
    const ended = (await sessions.list()).find((each) => each.id === id);
    if (ended === undefined) return noSuchItem;
    await access.remove(id, entry("end-access", ended.name || ended.browser));
    return doneAnswer;
  });

  /** Before the limit, so that nobody who guesses keeps an organiser out. */
  async function begin(signIn: SignIn, { headers }: FastifyRequest): Promise<Session | null> {
    const browser = browserName(headers["user-agent"]);
    if ("link" in signIn) return sessions.beginWithLink(signIn, browser);
    const isRight = key !== null && timingSafeEqual(digest(signIn.key.trim()), digest(key));
    return isRight ? sessions.beginWithKey(browser) : null;
  }

  /** The answer to a wrong key or link: `problem`, and after some of one network that it has to wait. */
  function refusal({ request: { ip, log }, reply }: Exchange, problem: Problem): Refused {
    log.warn("somebody tried to sign in as organiser with a wrong key or link");
    const waitSeconds = wrong(clientNetwork(ip)).takeOrWait();
    if (waitSeconds === 0) return new Refused(problem);
    reply.header("retry-after", waitSeconds);
    return new Refused(accessProblems.tooManyKeys);
  }
}

/** Digests have one length, as a comparison in constant time needs. */
const digest = (text: string) => createHash("sha256").update(text).digest();

function inside({ access: { id, name, role } }: Session): SessionAnswer {
  return { kind: "in", id, name, role, now: Date.now() };
}

/* The first match counts, because most browsers also name those that they imitate. */
const browsers = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;
const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
] as const;

/** A description of a browser for organisers, such as `Firefox en Linux`, from its `User-Agent`. */
function browserName(userAgent: string | undefined): string {
  const first = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const system = first(systems);
  return (first(browsers) ?? "Otro navegador") + (system === undefined ? "" : ` en ${system}`);
}
