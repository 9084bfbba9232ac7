import { hashSecret, newSecret } from "../../store/port/door-secret.ts";
import type { Store } from "../../store/port/store.ts";

interface Opening {
  readonly name: string;
  /** In ms since the epoch. */
  readonly validUntil: number;
  /** Whether its entries count nowhere. */
  readonly isRehearsal?: boolean;
  readonly now: number;
}

/**
 * Opens a door; one that was closed or has expired gets a new link. The store has only the secret's
 * hash.
 */
export async function openDoor(
  { door }: Store,
  { name, validUntil, isRehearsal = false, now }: Opening,
) {
  const secret = newSecret();
  const opened = { name, secretHash: hashSecret(secret), validUntil, openedAt: now, isRehearsal };
  return (await door.open(opened))
    ? ({ kind: "opened", secret } as const)
    : ({ kind: "already-open" } as const);
}
