import type { Participant } from "../../domain/carnet/participant.ts";
import type { StoredLine } from "../../domain/door/events.ts";
import type { Door } from "./door-store.ts";

/** The numbers of a store's contents. */
export interface StoreCounts {
  readonly participants: number;
  readonly visits: number;
  /** The number of lines in the doors' log. */
  readonly lines: number;
  /** The number of lines and doors that cannot be read and are skipped. */
  readonly unreadable: number;
}

/** All contents of a store. */
export interface StoreContents {
  readonly participants: readonly Participant[];
  readonly visits: number;
  readonly doors: readonly Door[];
  /** The doors' log, in the order in which its lines were recorded. */
  readonly log: readonly StoredLine[];
  /** The number of items that were skipped because they cannot be read. */
  readonly unreadable: number;
}
