import { randomBytes, randomUUID } from "node:crypto";
import { INVITATION_MS } from "../../domain/organisers/calls.ts";
import { hashSecret } from "../../store/port/door-secret.ts";
import type { AccessStore } from "../../store/port/organisers-store.ts";
import type { Store } from "../../store/port/store.ts";
import { newEntry } from "../journal/new-entry.ts";

const SECRET_BYTES = 32;

/** A new secret for a session or a personal link: 256 bits in base64url. */
export function newAccessSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

export interface Invitation {
  /** For the fragment of the link; the store has only its hash. */
  readonly secret: string;
  /** In ms since the epoch. */
  readonly expiresAt: number;
}

/** Makes a link that signs one browser in, once. An empty name is asked for on the page. */
export async function newInvitation(
  access: AccessStore,
  name: string,
  now: number,
  lastsMs = INVITATION_MS,
): Promise<Invitation> {
  const secret = newAccessSecret();
  const expiresAt = now + lastsMs;
  await access.save({
    id: randomUUID(),
    secretHash: hashSecret(secret),
    kind: "invitation",
    name,
    browser: "",
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    sealedDoors: {},
  });
  return { secret, expiresAt };
}

/** Invites a person, and records who did. */
export async function invite(
  store: Pick<Store, "access" | "journal">,
  { name, by, now }: { readonly name: string; readonly by: string; readonly now: number },
): Promise<Invitation> {
  const invitation = await newInvitation(store.access, name, now);
  await store.journal.add(newEntry(by, "invite", name));
  return invitation;
}
