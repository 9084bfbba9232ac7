import { plainText } from "../../domain/text/plain-text.ts";
import { hashSecret, newSecret } from "../../store/port/door-secret.ts";
import { isOpen } from "../../store/port/door-store.ts";
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

/** Closes the open door of that name (`null`: all), or names the open ones if there is none. */
export async function closeDoors({ door }: Store, name: string | null, now: number) {
  const open = (await door.list()).filter((each) => isOpen(each, now)).map((each) => each.name);
  const doors = open.filter((each) => name === null || plainText(each) === plainText(name));
  if (doors.length === 0) return { kind: "none", open } as const;
  for (const each of doors) await door.close(each, now);
  return { kind: "closed", doors } as const;
}
