import { useSyncExternalStore } from "react";
import { Observable } from "#platform/browser/observable.ts";
import type { Participant } from "../model/carnet/participant.ts";
import type { Importing } from "./import/importing.ts";
import { readStoredImport, removeStoredImport, storeImport } from "./import/stored-import.ts";

/** The person who is being added (`before` is `null`) or corrected, as typed so far. */
export interface Editing {
  readonly before: Participant | null;
  readonly typed: Participant;
  /**
   * The prefilled ticket; if the organiser does not change it, the person gets the next free one.
   */
  readonly proposed?: string;
}

/**
 * The unsaved work of the organiser. It survives opening another part; an import also survives a
 * reload.
 */
interface Unsaved {
  readonly search: string;
  readonly editing: Editing | null;
  readonly importing: Importing | null;
}

const current = new Observable<Unsaved>({
  search: "",
  editing: null,
  importing: readStoredImport(),
});

export function changeUnsaved(change: Partial<Unsaved>): void {
  const before = current.get();
  const next = { ...before, ...change };
  if (next.importing === null) removeStoredImport();
  else if (next.importing !== before.importing) storeImport(next.importing);
  current.set(next);
}

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(current.subscribe, current.get);
}

/** Whether closing the tab would lose unsaved work. */
export function hasUnsaved(): boolean {
  const { editing, importing } = current.get();
  return editing !== null || importing !== null;
}
