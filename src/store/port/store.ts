import type { Participant, Registration } from "../../domain/carnet/participant.ts";
import type { StoreContents } from "./backup.ts";
import type { DoorStore } from "./door-store.ts";

/** `merge` adds and updates; `replace` also removes participants missing from the list. */
export type ImportMode = "merge" | "replace";

/** How a list differs from what is stored, counted in participants. */
export interface ImportSummary {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly removed: number;
}

/** A ticket number of the list that a participant outside the list already holds. */
export interface TicketConflict {
  readonly carnet: string;
  readonly numeroTicket: string;
  readonly heldBy: string;
}

export type ImportOutcome =
  | { readonly kind: "saved"; readonly summary: ImportSummary }
  | { readonly kind: "conflicts"; readonly conflicts: readonly TicketConflict[] };

/**
 * Takes all participants, by carnet, as they were right before a change. It runs when the change is
 * ready and before any of it is durable, and not when there is nothing to change; what it throws
 * stops the change. It runs again when others came first, and the last call counts.
 */
export type KeepPrevious = (previous: readonly Participant[]) => void;

export interface ImportOptions {
  readonly mode: ImportMode;
  /** Called as rows are written, with rows done so far. */
  readonly onProgress: (done: number) => void;
  readonly keepPrevious: KeepPrevious;
}

/**
 * Where participants, the visit counter and the door's log live. Every method rejects with `StoreUnavailableError`
 * when the database does not answer in time; any other rejection is a defect or a broken database.
 */
export interface Store {
  /** The first participant with exactly this carnet, or `null`. */
  findParticipant(carnet: string): Promise<Registration | null>;
  /**
   * Writes a list in which every carnet and every ticket is unique. All or nothing: with a
   * conflict nothing is written. A store that cannot write so much at once may be interrupted in
   * between; saving the same list again then does the rest.
   */
  saveParticipants(list: readonly Participant[], options: ImportOptions): Promise<ImportOutcome>;
  /** All participants, by carnet; a name or ticket that the database lacks is empty. */
  exportParticipants(): AsyncIterable<Participant>;
  /** Whether there was one to remove. */
  removeParticipant(carnet: string, keepPrevious: KeepPrevious): Promise<boolean>;
  countParticipants(): Promise<number>;
  /**
   * Adds one visit and resolves with a total that includes it, once that is durable. One server
   * returns every total once; several may return the same.
   */
  addVisit(): Promise<number>;
  /** The total; of visits that other servers added, those of the last second may be missing. */
  readVisits(): Promise<number>;
  readonly door: DoorStore;
  /**
   * Makes the store hold these contents and nothing else. A store that cannot write so much at once
   * may be interrupted in between; doing it again then does the rest.
   */
  restore(contents: StoreContents): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Finishes what is in flight, then lets go of the database. */
  close(): Promise<void>;
}

/** The database did not answer in time, or cannot be written for now; asking again may help. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/** The database cannot be opened as configured. `message` is Spanish and says what to do. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}
