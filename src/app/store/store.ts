import type { NewEntry } from "#access/model/journal.ts";
import type { AccessStore, JournalStore } from "#access/store/organisers-store.ts";
import type { StoreContents } from "#backup/server/store-contents.ts";
import type { CertificateStore } from "#certificates/store/certificate-store.ts";
import type { DoorStore } from "#door/store/door-store.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { Erasure } from "#people/model/erasure.ts";
import type { PersonChange } from "#people/model/list-change.ts";

/** A change of the list, planned on the version `version` of it. */
export interface ListChange {
  /** `version` of `DoorList`. */
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

/**
 * The store of participants, visits, the doors' log, the organisers' journal and their sessions. Every
 * method rejects with `StoreUnavailableError` when the database does not answer in time; any other
 * rejection is a defect or a broken database.
 */
export interface Store {
  /**
   * The participant with this carnet, else the only one with one of the `possible` ones, which contain
   * it, or `null`. Each answer takes one query, found or not.
   */
  findParticipant(carnet: string, possible?: readonly string[]): Promise<Participant | null>;
  /**
   * Changes the list and writes the journal's entry, all or nothing. A store that cannot write so much
   * at once may be interrupted in between: the journal has what was done, and planning the same list
   * again completes it.
   */
  changeList(change: ListChange): Promise<ListChanged>;
  /**
   * Takes a person off the list, their changes out of the journal, and their grant. Lines of the log and
   * certificates stay under the carnet that stands for theirs, without name and ticket; certificates are
   * withdrawn, and phones read the log again. Repeating it completes what was interrupted.
   */
  erase(erasure: Erasure): Promise<void>;
  /** All participants, by carnet; a missing name or ticket is empty. */
  participants(): Promise<readonly Participant[]>;
  /**
   * Adds one visit and resolves, once it is durable, with a total that includes it. One server
   * returns each total once; several may return the same.
   */
  addVisit(): Promise<number>;
  /** The total. The last second of other servers' visits may be missing. */
  readVisits(): Promise<number>;
  readonly door: DoorStore;
  readonly access: AccessStore;
  readonly journal: JournalStore;
  readonly certificates: CertificateStore;
  /**
   * Replaces participants, visits, doors, log, grants of certificates and, if the contents have any,
   * their settings; adds `lackingCertificates`. Journal and sessions stay. A store that cannot write so
   * much at once may be interrupted in between; repeating it completes it.
   */
  restore(contents: StoreContents): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Finishes calls in flight, then closes the database. */
  close(): Promise<void>;
}

/** The database did not answer in time, or cannot be written at present; a retry may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
