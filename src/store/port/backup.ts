import type { Participant } from "../../domain/carnet/participant.ts";
import type { StoredLine } from "../../domain/door/events.ts";
import type { Door } from "./door-store.ts";

/** What a backup holds, counted. */
export interface StoreCounts {
  readonly participants: number;
  readonly visits: number;
  /** Lines of the doors' log. */
  readonly lines: number;
  /** Lines and doors that cannot be read and are skipped. */
  readonly unreadable: number;
}

/** All that a store holds. */
export interface StoreContents {
  readonly participants: readonly Participant[];
  readonly visits: number;
  readonly doors: readonly Door[];
  /** The doors' log, in the order in which its lines were recorded. */
  readonly log: readonly StoredLine[];
  /** How much was skipped because it cannot be read. */
  readonly unreadable: number;
}
