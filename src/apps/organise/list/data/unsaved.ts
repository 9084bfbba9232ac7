import { useSyncExternalStore } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { Observable } from "../../../ui/browser/observable.ts";
import type { Importing } from "../import/importing.ts";
import { dropImport, keepImport, keptImport } from "../import/kept-import.ts";

/** The person who is being added (`before` is `null`) or corrected, as typed so far. */
export interface Editing {
  readonly before: Participant | null;
  readonly typed: Participant;
  /** The ticket that was filled in; as long as it stands there, the person gets the next free one. */
  readonly proposed?: string;
}

/** The work that an organiser has begun. It stays when another part is opened; an import also when the page is loaded again. */
interface Unsaved {
  readonly search: string;
  readonly editing: Editing | null;
  readonly importing: Importing | null;
}

const current = new Observable<Unsaved>({ search: "", editing: null, importing: keptImport() });

export function changeUnsaved(change: Partial<Unsaved>): void {
  const before = current.get();
  const next = { ...before, ...change };
  if (next.importing === null) dropImport();
  else if (next.importing !== before.importing) keepImport(next.importing);
  current.set(next);
}

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(current.subscribe, current.get);
}

/** Whether something would be lost with the tab. */
export function hasUnsaved(): boolean {
  const { editing, importing } = current.get();
  return editing !== null || importing !== null;
}
