import { randomBytes, randomUUID } from "node:crypto";
import { hashSecret } from "#platform/store/secret.ts";
import { INVITATION_MS, type InviteRequest } from "../model/calls.ts";
import type { NewEntry } from "../model/journal.ts";
import type { Access, AccessStore } from "../store/organisers-store.ts";

/** A new secret for a session or a personal link: 256 bits in base64url. */
export function newAccessSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Makes a link that signs one browser in, once; the store has only the secret's hash. */
export async function newInvitation(
  access: AccessStore,
  { name, role }: InviteRequest,
  now: number,
  { lastsMs = INVITATION_MS, entry }: { lastsMs?: number; entry?: NewEntry } = {},
) {
  const secret = newAccessSecret();
  const expiresAt = now + lastsMs;
  const invitation: Access = {
    id: randomUUID(),
    secretHash: hashSecret(secret),
    kind: "invitation",
    name,
    role,
    browser: "",
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  };
  await access.save(invitation, entry);
  return { secret, expiresAt };
}
