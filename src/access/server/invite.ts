import { randomBytes, randomUUID } from "node:crypto";
import { hashSecret } from "#platform/store/secret.ts";
import { INVITATION_MS, type InviteRequest } from "../model/calls.ts";
import type { NewEntry } from "../model/journal.ts";
import type { AccessStore } from "../store/organisers-store.ts";

/** A new secret for a session or a personal link: 256 bits in base64url. */
export function newAccessSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The fields that a new session and a new link share. They are valid for `lastsMs` from `now`, in ms since the epoch;
 * only the hash of `secret` is stored.
 */
export function newSession(secret: string, browser: string, lastsMs: number, now = Date.now()) {
  const times = { createdAt: now, lastUsedAt: now, expiresAt: now + lastsMs };
  return { secretHash: hashSecret(secret), browser, ...times };
}

/** Makes a link that signs one browser in, once. */
export async function newInvitation(
  access: AccessStore,
  { name, role }: InviteRequest,
  now: number,
  { lastsMs = INVITATION_MS, entry }: { lastsMs?: number; entry?: NewEntry } = {},
) {
  const secret = newAccessSecret();
  const begun = newSession(secret, "", lastsMs, now);
  await access.save({ ...begun, id: randomUUID(), kind: "invitation", name, role }, entry);
  return { secret, expiresAt: begun.expiresAt };
}
