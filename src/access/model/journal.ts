import { listKinds, type PersonChange } from "#people/model/list-change.ts";

/** The kinds of steps that the journal keeps. */
export const journalKinds = [
  ...listKinds,
  "restore",
  "open-door",
  "renew-door",
  "close-door",
  "door-add",
  "door-rename",
  "set-aside",
  "start-over",
  "invite",
  "end-access",
  "change-certificates",
  "release-certificates",
  "issue-certificates",
  "renew-certificates",
  "grant-certificate",
  "revoke-grant",
  "withdraw-certificate",
  "give-back-certificate",
  "publish-texts",
  "erase",
  "reject-sign-up",
  "reopen-sign-up",
  "begin-announcement",
  "remove-announcement",
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** A step in the journal. */
export interface JournalEntry {
  readonly id: string;
  /** When the server recorded it, in ms since the epoch. */
  readonly at: number;
  /** Who did it: the organiser's name, or `Terminal`. */
  readonly by: string;
  readonly kind: JournalKind;
  /** The door, the person invited, the announcement, or what changed in the texts; empty otherwise. */
  readonly detail: string;
  /** The step that this one undid, or `null`. */
  readonly undoes: string | null;
  /** The number of people whom it changed. */
  readonly people: number;
}

/** A step that a store numbers and dates when it records it. */
export type NewEntry = Pick<JournalEntry, "id" | "by" | "kind" | "detail" | "undoes">;

/**
 * The ids of the undone steps, `entries` being newest first: undoing an undo makes the step count
 * again.
 */
export function undoneSteps(entries: readonly JournalEntry[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { id, undoes } of entries) if (undoes !== null && !undone.has(id)) undone.add(undoes);
  return undone;
}

/** One change of a person, and the step that made it. */
export interface HistoryLine {
  readonly entry: JournalEntry;
  readonly change: PersonChange;
}

/** The longest name of an organiser. */
export const LONGEST_NAME = 60;
