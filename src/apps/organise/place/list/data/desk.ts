import { useSyncExternalStore } from "react";
import type { Participant } from "../../../../../domain/carnet/participant.ts";
import { Observable } from "../../../../ui/browser/observable.ts";
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
interface Desk {
  readonly search: string;
  readonly editing: Editing | null;
  readonly importing: Importing | null;
}

const current = new Observable<Desk>({ search: "", editing: null, importing: keptImport() });

export function changeDesk(change: Partial<Desk>): void {
  const before = current.get();
  const desk = { ...before, ...change };
  if (desk.importing === null) dropImport();
  else if (desk.importing !== before.importing) keepImport(desk.importing);
  current.set(desk);
}

export function useDesk(): Desk {
  return useSyncExternalStore(current.subscribe, current.get);
}

/** Whether something would be lost with the tab. */
export function hasBegun(): boolean {
  const { editing, importing } = current.get();
  return editing !== null || importing !== null;
}
