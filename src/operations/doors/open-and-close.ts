import { plainText } from "../../domain/text/plain-text.ts";
import { hashSecret, newSecret } from "../../store/port/door-secret.ts";
import { isOpen } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";

export interface Opening {
  readonly name: string;
  /** In ms since the epoch. */
  readonly validUntil: number;
  /** Whether its entries count nowhere. */
  readonly isRehearsal?: boolean;
  readonly now: number;
}

/** The secret is returned once, for the link; the store has only its hash. */
export type OpenOutcome =
  | { readonly kind: "opened"; readonly secret: string }
  | { readonly kind: "already-open" };

/** Opens a door, or gives one that was closed or has expired a new link. */
export async function openDoor(
  { door }: Store,
  { name, validUntil, isRehearsal = false, now }: Opening,
): Promise<OpenOutcome> {
  const secret = newSecret();
  const opened = { name, secretHash: hashSecret(secret), validUntil, openedAt: now, isRehearsal };
  return (await door.open(opened)) ? { kind: "opened", secret } : { kind: "already-open" };
}

export type CloseOutcome =
  | { readonly kind: "closed"; readonly doors: readonly string[] }
  /** No open door has that name; `open` names the open ones. */
  | { readonly kind: "none"; readonly open: readonly string[] };

/** Closes the open door of that name, ignoring accents and case; closes all with `null`. */
export async function closeDoors(
  { door }: Store,
  name: string | null,
  now: number,
): Promise<CloseOutcome> {
  const open = (await door.list()).filter((each) => isOpen(each, now)).map((each) => each.name);
  const doors = open.filter((each) => name === null || plainText(each) === plainText(name));
  if (doors.length === 0) return { kind: "none", open };
  for (const each of doors) await door.close(each, now);
  return { kind: "closed", doors };
}
