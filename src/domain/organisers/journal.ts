import type { Participant } from "../carnet/participant.ts";
import type { PersonChange } from "../list/list-change.ts";

/** What an organiser can do that the journal keeps. The first five change the list. */
export const journalKinds = [
  "import",
  "add",
  "correct",
  "remove",
  "undo",
  "restore",
  "open-door",
  "renew-door",
  "close-door",
  "set-aside",
  "put-back",
  "start-over",
  "invite",
  "end-access",
] as const;
export type JournalKind = (typeof journalKinds)[number];
export const listKinds = ["import", "add", "correct", "remove", "undo"] as const;

/** A step in the journal. */
export interface JournalEntry {
  readonly id: string;
  /** When the server recorded it, in ms since the epoch. */
  readonly at: number;
  /** Who did it: the organiser's name, or `terminal`. */
  readonly by: string;
  readonly kind: JournalKind;
  /** The door, or the person invited; empty otherwise. */
  readonly detail: string;
  /** The step that this one undid, or `null`. */
  readonly undoes: string | null;
  /** The number of people whom it changed. */
  readonly people: number;
}

/** A step that a store numbers and dates when it records it. */
export type NewEntry = Pick<JournalEntry, "id" | "by" | "kind" | "detail" | "undoes">;

/** One change of a person, and the step that made it. */
export interface HistoryLine {
  readonly entry: JournalEntry;
  readonly change: PersonChange;
}

/** The last correction that an organiser made by hand, by the person's present carnet. */
export interface Correction {
  readonly at: number;
  readonly by: string;
  readonly before: Participant;
  readonly after: Participant;
}

/** The longest name of an organiser. */
export const LONGEST_NAME = 60;
