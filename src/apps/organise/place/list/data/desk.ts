import { useSyncExternalStore } from "react";
import type { Participant } from "../../../../../domain/carnet/participant.ts";
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

let desk: Desk = { search: "", editing: null, importing: keptImport() };
const listeners = new Set<() => void>();

export function changeDesk(change: Partial<Desk>): void {
  const before = desk.importing;
  desk = { ...desk, ...change };
  if (desk.importing === null) dropImport();
  else if (desk.importing !== before) keepImport(desk.importing);
  for (const listener of listeners) listener();
}

export function useDesk(): Desk {
  return useSyncExternalStore(subscribe, () => desk);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something would be lost with the tab. */
export const hasBegun = () => desk.editing !== null || desk.importing !== null;
