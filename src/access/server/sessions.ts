import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { TokenBucket } from "#platform/http/limits/token-bucket.ts";
import { cachedValue } from "#platform/store/cached-value.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { SESSION_MS } from "../model/calls.ts";
import type { Access, AccessStore } from "../store/organisers-store.ts";
import { newAccessSecret } from "./invite.ts";

/** How long a session that was ended on another server may still be answered, in ms. */
const CACHED_MS = 5000;
const MOST_CACHED = 1000;
/** The interval at which the last use of a session is stored, in ms. */
const USED_EVERY_MS = 60_000;
/**
 * The number of unknown secrets that are looked up one by one at once; after that, one each second.
 */
const UNKNOWN_AT_ONCE = 100;
const UNKNOWN_EVERY_MS = 1000;

export interface Session {
  readonly secret: string;
  readonly access: Access;
}

export type Sessions = ReturnType<typeof sessionsIn>;

/** Sessions and invitations of a store, for one server. */
export function sessionsIn(store: AccessStore) {
  const cached = new LRUCache<string, Access>({
    max: MOST_CACHED,
    ttl: CACHED_MS,
    ttlResolution: 0,
    // A monotonic clock, which does not follow changes of the machine's time.
    perf: { now: () => performance.now() },
  });
  const all = cachedValue(CACHED_MS, () => store.list());
  const unknown = new TokenBucket(UNKNOWN_AT_ONCE, UNKNOWN_EVERY_MS);

  /**
   * After 100 unknown secrets, one per second is looked up in the database; the others are compared
   * with the cached list, so that invented cookies cost few reads.
   */
  async function lookUp(secretHash: string): Promise<Access | null> {
    const now = performance.now();
    if (unknown.msUntil(1, now) > 0) {
      return (await all.get()).find((access) => access.secretHash === secretHash) ?? null;
    }
    const found = await store.find(secretHash);
    if (found === null) unknown.take(now);
    else cached.set(secretHash, found);
    return found;
  }

  async function find(secret: string, kind: Access["kind"]): Promise<Access | null> {
    const secretHash = hashSecret(secret);
    const access = cached.get(secretHash) ?? (await lookUp(secretHash));
    const isGood = access !== null && access.kind === kind && Date.now() < access.expiresAt;
    return isGood ? access : null;
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
    async find(secret: string): Promise<Session | null> {
      const access = await find(secret, "session");
      return access === null ? null : { secret, access };
    },
    change,
    /** Stores that the session is used, at most once a minute; resolves with whether it was stored. */
    async use(session: Session): Promise<"stored" | "recent" | "ended"> {
      const now = Date.now();
      if (Math.abs(now - session.access.lastUsedAt) < USED_EVERY_MS) return "recent";
      const isThere = await change(session, { lastUsedAt: now, expiresAt: now + SESSION_MS });
      return isThere ? "stored" : "ended";
    },
    /** Begins a session with a new secret, and removes those that have expired. */
    async begin(name: string, browser: string): Promise<Session> {
      const secret = newAccessSecret();
      const now = Date.now();
      const access: Access = {
        id: randomUUID(),
        secretHash: hashSecret(secret),
        kind: "session",
        name,
        browser,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now + SESSION_MS,
      };
      await store.save(access);
      for (const old of await store.list()) if (old.expiresAt <= now) await end(old);
      return { secret, access };
    },
    /** Uses up the personal link with this secret; `null` if it is unknown, was used or has expired. */
    async takeInvitation(secret: string): Promise<Access | null> {
      if ((await find(secret, "invitation")) === null) return null;
      cached.delete(hashSecret(secret));
      return store.take(hashSecret(secret));
    },
    end,
    /** Valid sessions and invitations, newest first. */
    async list(): Promise<readonly Access[]> {
      const now = Date.now();
      return (await store.list()).filter(({ expiresAt }) => now < expiresAt);
    },
    /** Whether anybody was invited or is signed in; at most some seconds old. */
    async hasAny(): Promise<boolean> {
      const now = Date.now();
      return (await all.get()).some(({ expiresAt }) => now < expiresAt);
    },
  };
}
