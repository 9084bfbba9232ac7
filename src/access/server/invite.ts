import { randomBytes, randomUUID } from "node:crypto";
import { hashSecret } from "#platform/store/secret.ts";
import { INVITATION_MS, type InviteRequest } from "../model/calls.ts";
import type { AccessStore, AccessStores } from "../store/organisers-store.ts";
import { newEntry } from "./new-entry.ts";

/** A new secret for a session or a personal link: 256 bits in base64url. */
export function newAccessSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Makes a link that signs one browser in, once; the store has only the secret's hash. */
export async function newInvitation(
  access: AccessStore,
  { name, role }: InviteRequest,
  now: number,
  lastsMs = INVITATION_MS,
) {
  const secret = newAccessSecret();
  const expiresAt = now + lastsMs;
  await access.save({
    id: randomUUID(),
    secretHash: hashSecret(secret),
    kind: "invitation",
    name,
    role,
    browser: "",
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return { secret, expiresAt };
}

/** Invites a person, and records who did. */
export async function invite(
  store: AccessStores,
  wanted: InviteRequest,
  { by, now }: { readonly by: string; readonly now: number },
) {
  const invitation = await newInvitation(store.access, wanted, now);
  await store.journal.add(newEntry(by, "invite", wanted.name));
  return invitation;
}
