import { z } from "zod/mini";
import { changeAnswerSchema, listKinds } from "#people/model/list-change.ts";

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
  "hide-certificates",
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
  "remove-sign-ups",
  "begin-announcement",
  "remove-announcement",
] as const;
export type JournalKind = (typeof journalKinds)[number];

export const journalEntrySchema = z.object({
  id: z.string(),
  /** When the server recorded it, in ms since the epoch. */
  at: z.number(),
  /** Who did it: the organiser's name, or `Terminal`. */
  by: z.string(),
  kind: z.enum(journalKinds),
  /** The door, the person invited, the announcement, or what changed in the texts; empty otherwise. */
  detail: z.string(),
  /** The step that this one undid, or `null`. */
  undoes: z.nullable(z.string()),
  /** The number of people whom it changed. */
  people: z.number(),
});
export type JournalEntry = Readonly<z.infer<typeof journalEntrySchema>>;

/** A step that a store numbers and dates when it records it. */
export type NewEntry = Pick<JournalEntry, "id" | "by" | "kind" | "detail" | "undoes">;

/** The ids of the undone steps of `entries`, newest first: undoing an undo makes the step count again. */
export function undoneSteps(entries: readonly JournalEntry[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { id, undoes } of entries) if (undoes !== null && !undone.has(id)) undone.add(undoes);
  return undone;
}

export const historyLineSchema = z.object({
  entry: journalEntrySchema,
  change: changeAnswerSchema,
});
export type HistoryLine = z.infer<typeof historyLineSchema>;

export const LONGEST_NAME = 60;
