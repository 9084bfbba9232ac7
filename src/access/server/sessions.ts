import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hashSecret } from "#platform/store/secret.ts";
import { isSecret, type LinkRequest, organiserCookie, sessionMs } from "../model/calls.ts";
import type { Access, AccessStore } from "../store/organisers-store.ts";
import { newAccessSecret, newSession } from "./invite.ts";

/** The interval at which the last use of a session is stored, in ms. */
const USED_EVERY_MS = 600_000;

export interface Session {
  readonly secret: string;
  readonly access: Access;
}

export type Sessions = ReturnType<typeof sessionsIn>;

/** How long the session lasts from each use, in ms: as long as it was given when it began. */
const lastsMs = ({ expiresAt, lastUsedAt }: Access): number => expiresAt - lastUsedAt;

export function sessionsIn(store: AccessStore) {
  async function find(secret: string, kind: Access["kind"]): Promise<Access | null> {
    const access = await store.find(hashSecret(secret));
    const isGood = access !== null && access.kind === kind && Date.now() < access.expiresAt;
    return isGood ? access : null;
  }

  async function findSession(secret: string | null): Promise<Session | null> {
    if (secret === null) return null;
    const access = await find(secret, "session");
    return access && { secret, access };
  }

  async function removeExpired(): Promise<void> {
    const now = Date.now();
    for (const old of await store.list()) if (old.expiresAt <= now) await store.remove(old.id);
  }

  return {
    /** The session with this secret; `null` if there is none, or it has ended. */
    find: findSession,
    /** Stores that the session is used, at most once in ten minutes; resolves with whether it was stored. */
    async use(session: Session): Promise<"stored" | "recent" | "ended"> {
      const now = Date.now();
      if (Math.abs(now - session.access.lastUsedAt) < USED_EVERY_MS) return "recent";
      const used = { lastUsedAt: now, expiresAt: now + lastsMs(session.access) };
      const isThere = await store.update(session.access.id, used);
      return isThere ? "stored" : "ended";
    },
    /** Begins a session for whoever knows the key, and removes what has expired. */
    async beginWithKey(browser: string): Promise<Session> {
      const secret = newAccessSecret();
      const begun = newSession(secret, browser, sessionMs.key);
      const access: Access = { ...begun, id: randomUUID(), kind: "session", name: "", role: "all" };
      await store.save(access);
      await removeExpired();
      return { secret, access };
    },
    /** Uses the link up for a session with the browser's secret, which a repetition finds; `null` if it is no good. */
    async beginWithLink({ link, session: secret }: LinkRequest, browser: string) {
      const invitation = await find(link, "invitation");
      if (invitation === null) return findSession(secret);
      const begun = newSession(secret, browser, sessionMs.link);
      const access = await store.spend(invitation.secretHash, begun);
      if (access === null) return findSession(secret);
      await removeExpired();
      return { secret, access };
    },
    /** Whom the link lets in, or has let in with this secret; `null` if nobody. */
    invited: async ({ link, session }: LinkRequest): Promise<Access | null> =>
      (await find(link, "invitation")) ?? (await find(session, "session")),
    /** Valid sessions and invitations, newest first. */
    async list(): Promise<readonly Access[]> {
      const now = Date.now();
      return (await store.list()).filter(({ expiresAt }) => now < expiresAt);
    },
  };
}

export type SessionCookie = ReturnType<typeof sessionCookie>;

export function sessionCookie(app: FastifyInstance) {
  function write(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) {
    const secure = isSecure(request) || organiserCookie.secure in cookiesOf(request);
    const name = secure ? organiserCookie.secure : organiserCookie.plain;
    const options = { secure, maxAge, path: "/", httpOnly: true, sameSite: "strict" } as const;
    reply.header("set-cookie", app.serializeCookie(name, value, options));
  }
  const cookiesOf = ({ headers }: FastifyRequest) => app.parseCookie(headers.cookie ?? "");

  return {
    /** The secret that the browser sent; `null` if there is none. */
    read(request: FastifyRequest): string | null {
      const { secure, plain } = organiserCookie;
      const cookies = cookiesOf(request);
      // Another host of the domain could set the plain cookie, but never the one with the prefix.
      const value = cookies[secure] ?? (isSecure(request) ? undefined : cookies[plain]);
      return value !== undefined && isSecret(value) ? value : null;
    },
    /** The browser forgets the cookie when the session expires. */
    set: (request: FastifyRequest, reply: FastifyReply, { secret, access }: Session) =>
      write(request, reply, secret, lastsMs(access) / 1000),
    clear: (request: FastifyRequest, reply: FastifyReply) => write(request, reply, "", 0),
  };
}

/** Whether the browser uses HTTPS, which an unnamed proxy hides; browsers send the origin with every POST. */
function isSecure({ protocol, headers }: FastifyRequest): boolean {
  return protocol === "https" || headers.origin?.startsWith("https://") === true;
}
