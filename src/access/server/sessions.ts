import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { tokenBuckets } from "#platform/http/limits/token-bucket.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { type LinkRequest, sessionMs } from "../model/calls.ts";
import type { Access, AccessStore, SpentAs } from "../store/organisers-store.ts";
import { newAccessSecret } from "./invite.ts";

/** How long a session that was ended on another server may still be answered, in ms. */
const CACHED_MS = 5000;
const MOST_CACHED = 1000;
/** The interval at which the last use of a session is stored, in ms. */
const USED_EVERY_MS = 60_000;
/** The unknown secrets that are looked up for one network at once; after that, one each minute. */
const UNKNOWN_AT_ONCE = 100;
const UNKNOWN_EVERY_MS = 60_000;

export interface Session {
  readonly secret: string;
  readonly access: Access;
}

export type Sessions = ReturnType<typeof sessionsIn>;

/** How long the session lasts from each use, in ms: as long as it was given when it began. */
export const lastsMs = ({ expiresAt, lastUsedAt }: Access): number => expiresAt - lastUsedAt;

/** Sessions and invitations of a store, for one server. `network` is that of the client, as in `clientNetwork`. */
export function sessionsIn(store: AccessStore) {
  const cached = new LRUCache<string, Access>({
    max: MOST_CACHED,
    ttl: CACHED_MS,
    ttlResolution: 0,
    // A monotonic clock, which does not follow changes of the machine's time.
    perf: { now: () => performance.now() },
  });
  const known = new LRUCache<string, true>({ max: MOST_CACHED });
  const unknown = tokenBuckets(UNKNOWN_AT_ONCE, UNKNOWN_EVERY_MS);

  /**
   * Invented secrets cost one read each, and a network that sent 100 of them nearly none; those that were
   * found here before are looked up always, so that nobody who is inside is locked out.
   */
  async function lookUp(secretHash: string, network: string): Promise<Access | null> {
    const now = performance.now();
    const bucket = unknown(network);
    if (!known.has(secretHash) && bucket.msUntil(1, now) > 0) return null;
    const found = await store.find(secretHash);
    if (found === null) bucket.take(now);
    else keep(found);
    return found;
  }

  function keep(access: Access): void {
    cached.set(access.secretHash, access);
    known.set(access.secretHash, true);
  }

  async function find(
    secret: string,
    network: string,
    kind: Access["kind"],
  ): Promise<Access | null> {
    const secretHash = hashSecret(secret);
    const access = cached.get(secretHash) ?? (await lookUp(secretHash, network));
    const isGood = access !== null && access.kind === kind && Date.now() < access.expiresAt;
    return isGood ? access : null;
  }

  async function findSession(secret: string, network: string): Promise<Session | null> {
    const access = await find(secret, network, "session");
    return access === null ? null : { secret, access };
  }

  async function removeExpired(): Promise<void> {
    const now = Date.now();
    for (const old of await store.list()) if (old.expiresAt <= now) await end(old);
  }

  /** Changes a session's fields; resolves with `false` if it was ended. */
  async function change(
    { access }: Session,
    fields: Parameters<AccessStore["update"]>[1],
  ): Promise<boolean> {
    cached.set(access.secretHash, { ...access, ...fields });
    const isThere = await store.update(access.id, fields);
    if (!isThere) cached.delete(access.secretHash);
    return isThere;
  }

  async function end({ id, secretHash }: Access): Promise<void> {
    await store.remove(id);
    cached.delete(secretHash);
  }

  return {
    /** The session with this secret; `null` if there is none, or it has ended. */
    find: findSession,
    change,
    /** Stores that the session is used, at most once a minute; resolves with whether it was stored. */
    async use(session: Session): Promise<"stored" | "recent" | "ended"> {
      const now = Date.now();
      if (Math.abs(now - session.access.lastUsedAt) < USED_EVERY_MS) return "recent";
      const used = { lastUsedAt: now, expiresAt: now + lastsMs(session.access) };
      const isThere = await change(session, used);
      return isThere ? "stored" : "ended";
    },
    /** Begins a session for whoever knows the key, and removes what has expired. */
    async beginWithKey(browser: string): Promise<Session> {
      const secret = newAccessSecret();
      const begun = newSession(secret, browser, sessionMs.key);
      const access: Access = { ...begun, id: randomUUID(), kind: "session", name: "", role: "all" };
      await store.save(access);
      keep(access);
      await removeExpired();
      return { secret, access };
    },
    /**
     * Uses up the personal link for a session with the secret that the browser made, and removes what has
     * expired; a repetition finds the session that the first request began. `null` if the link is unknown,
     * was used or has expired.
     */
    async beginWithLink(
      { link, session: secret }: LinkRequest,
      network: string,
      browser: string,
    ): Promise<Session | null> {
      const invitation = await find(link, network, "invitation");
      if (invitation === null) return findSession(secret, network);
      cached.delete(invitation.secretHash);
      const begun = newSession(secret, browser, sessionMs.link);
      const access = await store.spend(invitation.secretHash, begun);
      if (access === null) return findSession(secret, network);
      keep(access);
      await removeExpired();
      return { secret, access };
    },
    /** Whom the link lets in, or has let in with this secret; `null` if nobody. */
    invited: async ({ link, session }: LinkRequest, network: string): Promise<Access | null> =>
      (await find(link, network, "invitation")) ?? (await find(session, network, "session")),
    end,
    /** Valid sessions and invitations, newest first. */
    async list(): Promise<readonly Access[]> {
      const now = Date.now();
      return (await store.list()).filter(({ expiresAt }) => now < expiresAt);
    },
  };
}

function newSession(secret: string, browser: string, lasts: number): SpentAs {
  const now = Date.now();
  return {
    secretHash: hashSecret(secret),
    browser,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + lasts,
  };
}
