import { useSyncExternalStore } from "react";
import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import { Observable } from "#platform/browser/observable.ts";
import type { Participant } from "../model/carnet/participant.ts";
import type { Opened } from "./import/importing.ts";

/** The person who is being added (`before` is `null`) or corrected, as typed so far. */
export interface Editing {
  readonly before: Participant | null;
  readonly typed: Participant;
  /**
   * The prefilled ticket; if the organiser does not change it, the person gets the next free one.
   */
  readonly proposed?: string;
}

/** The unsaved work of the organiser, which survives opening another part. */
interface Unsaved {
  readonly search: string;
  readonly editing: Editing | null;
  /** `"nothing"` until a file or pasted rows were read. */
  readonly importing: Opened | "nothing" | null;
}

const current = new Observable<Unsaved>({
  search: "",
  editing: null,
  importing: null,
});

export function changeUnsaved(change: Partial<Unsaved>): void {
  current.set({ ...current.get(), ...change });
}

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(current.subscribe, current.get);
}

askBeforeLeaving(() => current.get().editing !== null || current.get().importing !== null);
