import type { PersonChange } from "#people/model/list-change.ts";
import type { ShownAccess } from "../model/calls.ts";
import type { HistoryLine, JournalEntry, NewEntry } from "../model/journal.ts";

/** A session of an organiser's browser, or an invitation that begins one. Times are in ms since the epoch. */
export interface Access extends Omit<ShownAccess, "isOwn"> {
  /** The hash of the secret in the cookie or link, made by `hashSecret`. */
  readonly secretHash: string;
}

/** The fields that change when an invitation becomes a session. */
type SpentAs = Omit<Access, "id" | "kind" | "name" | "role">;

/**
 * The sessions and invitations of organisers. Rejects as `Store` does. A write with a journal's entry is
 * all or nothing with it.
 */
export interface AccessStore {
  /** All sessions and invitations, newest first, expired ones too. */
  list(): Promise<readonly Access[]>;
  /** Changes by other servers within the last few seconds may be missing. */
  find(secretHash: string): Promise<Access | null>;
  /** Adds it, or replaces the one with its id. */
  save(access: Access, entry?: NewEntry): Promise<unknown>;
  /** Changes the fields of an existing one; resolves with `false` if it is gone. */
  update(
    id: string,
    fields: Partial<Pick<Access, "name" | "lastUsedAt" | "expiresAt">>,
  ): Promise<boolean>;
  /**
   * Makes the invitation with this hash a session with these fields, and returns it; of several callers,
   * one gets it, also when it asks again with the same session.
   */
  spend(secretHash: string, session: SpentAs): Promise<Access | null>;
  remove(id: string, entry?: NewEntry): Promise<unknown>;
}

/** The journal of the organisers. Entries of changes of the list are written by `Store.changeList`. */
export interface JournalStore {
  /** The newest entries recorded before the entry with the id `before` (`null`: the newest of all). */
  list(before: string | null, limit: number): Promise<readonly JournalEntry[]>;
  find(id: string): Promise<JournalEntry | null>;
  /** All changes of people that the step made. */
  changes(id: string): Promise<readonly PersonChange[]>;
  /** All changes that name this carnet, or the person with this id, newest first. */
  naming(name: string): Promise<readonly HistoryLine[]>;
  /** All changes of people made by steps of the kinds `correct`, `join` and `remove`, oldest first. */
  corrections(): Promise<readonly HistoryLine[]>;
  /** Records a step that does not change the list; repeating it changes nothing. */
  add(entry: NewEntry): Promise<unknown>;
}
