import { useSyncExternalStore } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { Observable } from "../../../ui/browser/observable.ts";
import type { Importing } from "../import/importing.ts";

/** The person who is being added (`before` is `null`) or corrected, as typed so far. */
export interface Editing {
  readonly before: Participant | null;
  readonly typed: Participant;
  /**
   * The prefilled ticket; if the organiser does not change it, the person gets the next free one.
   */
  readonly proposed?: string;
}

/** The unsaved work of the organiser. It survives opening another part, and not a reload. */
interface Unsaved {
  readonly search: string;
  readonly editing: Editing | null;
  readonly importing: Importing | null;
}

const current = new Observable<Unsaved>({ search: "", editing: null, importing: null });

export function changeUnsaved(change: Partial<Unsaved>): void {
  current.set({ ...current.get(), ...change });
}

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(current.subscribe, current.get);
}

/** Whether closing the tab would lose unsaved work. */
export function hasUnsaved(): boolean {
  const { editing, importing } = current.get();
  return editing !== null || importing !== null;
}
