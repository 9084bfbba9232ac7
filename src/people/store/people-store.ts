import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import { rowsOf, shownText } from "#platform/store/backup-part.ts";
import {
  carnetText,
  idOf,
  type Participant,
  perField,
  personIdText,
} from "../model/carnet/participant.ts";
import type { PersonChange } from "../model/list-change.ts";

/** A change of the list, planned on the version `version` of it. */
export interface ListChange {
  /** `version` of `VersionedList`. */
  readonly version: string;
  /** Each person appears once before and once after at most. */
  readonly changes: readonly PersonChange[];
  /** The journal's entry for it. */
  readonly entry: NewEntry;
}

export type ListChanged =
  | { readonly kind: "saved"; readonly version: string }
  /**
   * The list has another version, somebody is not as `before` says, or a ticket belongs to somebody
   * else. Nothing was written, except that a store that cannot write so much at once may have been
   * overtaken in between; then `written` people were changed.
   */
  | { readonly kind: "outdated"; readonly written: number };

/** The list by carnet, which contains the changes of the doors' lines up to `position` in their log. */
export interface VersionedList {
  readonly version: string;
  readonly position: number;
  readonly participants: readonly Participant[];
}

/** The list. Rejects as `Store` does. */
export interface PeopleStore {
  /**
   * The participant with this carnet, else the only one with one of the `possible` ones, which contain
   * it, or `null`. Each answer takes one query, found or not.
   */
  findParticipant(carnet: string, possible?: readonly string[]): Promise<Participant | null>;
  /** The person who has this id, themselves or by a joined record, and another carnet; else `null`. */
  findCorrected(id: string): Promise<Participant | null>;
  /** All participants, by carnet; a missing name or ticket is empty. */
  participants(): Promise<readonly Participant[]>;
  /** Changes after every change of the list that is not in the doors' log. */
  listVersion(): Promise<string>;
  /** The list of the current version. Later changes by doors are in their log after its position. */
  readList(): Promise<VersionedList>;
  /**
   * Changes the list and writes the journal's entry, all or nothing. A store that cannot write so much
   * at once may be interrupted in between: the journal has what was done, and planning the same list
   * again completes it. Repeating it with the same entry changes nothing more.
   */
  changeList(change: ListChange): Promise<ListChanged>;
}

/** Columns that are not required are missing in older backups. */
const personSchema = z.object({
  ...perField((_, { longest, isRequired }) =>
    isRequired ? shownText(longest) : z._default(shownText(longest), ""),
  ),
  carnet: carnetText,
  personId: z.optional(personIdText),
  joined: z.optional(z.array(personIdText)),
});

export const peopleBackup = {
  read: async (store: PeopleStore) => ({ participants: await store.participants() }),
  fields: { participants: rowsOf(personSchema, "carnet", idOf) },
};
export type PeopleContents = Awaited<ReturnType<typeof peopleBackup.read>>;
