import type { Participant } from "../../domain/carnet/participant.ts";
import type { StoreContents } from "./backup.ts";
import type { DoorStore } from "./door-store.ts";

/** `merge` adds and updates; `replace` also removes participants missing from the list. */
export type ImportMode = "merge" | "replace";

/** How a list differs from the stored one, in numbers of participants. */
export interface ImportSummary {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly removed: number;
}

/** A ticket number of the list that a participant outside the list holds. */
export interface TicketConflict {
  readonly carnet: string;
  readonly numeroTicket: string;
  readonly heldBy: string;
}

export type ImportOutcome =
  | { readonly kind: "saved"; readonly summary: ImportSummary }
  | { readonly kind: "conflicts"; readonly conflicts: readonly TicketConflict[] };

/**
 * Receives all participants, by carnet, as they were right before a change. It is called when the
 * change is ready and before any of it is durable, but not if there is nothing to change; if it
 * throws, the change is cancelled. It is called again if another writer came first, and the last call
 * counts.
 */
export type KeepPrevious = (previous: readonly Participant[]) => void;

export interface ImportOptions {
  readonly mode: ImportMode;
  /** Called as rows are written, with the number of rows so far. */
  readonly onProgress: (done: number) => void;
  readonly keepPrevious: KeepPrevious;
}

/**
 * The store of participants, visits and the doors' log. Every method rejects with
 * `StoreUnavailableError` when the database does not answer in time; any other rejection is a defect
 * or a broken database.
 */
export interface Store {
  /**
   * The participant with this carnet, else the only one whose carnet differs from it by leading zeros
   * of its last group, or `null`. Each answer takes one query, found or not.
   */
  findParticipant(carnet: string): Promise<Participant | null>;
  /**
   * Saves a list in which carnets and tickets are unique. All or nothing: with a conflict, nothing is
   * written. A store that cannot write so much at once may be interrupted in between; saving the same
   * list again completes it.
   */
  saveParticipants(list: readonly Participant[], options: ImportOptions): Promise<ImportOutcome>;
  /** All participants, by carnet; a missing name or ticket is empty. */
  exportParticipants(): AsyncIterable<Participant>;
  /** Removes a participant; resolves with `false` if there was none. */
  removeParticipant(carnet: string, keepPrevious: KeepPrevious): Promise<boolean>;
  countParticipants(): Promise<number>;
  /**
   * Adds one visit and resolves, once it is durable, with a total that includes it. One server
   * returns each total once; several may return the same.
   */
  addVisit(): Promise<number>;
  /** The total. The last second of other servers' visits may be missing. */
  readVisits(): Promise<number>;
  readonly door: DoorStore;
  /**
   * Replaces all contents. A store that cannot write so much at once may be interrupted in between;
   * repeating it completes it.
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
