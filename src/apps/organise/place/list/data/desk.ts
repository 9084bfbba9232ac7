import { useSyncExternalStore } from "react";
import type { Participant } from "../../../../../domain/carnet/participant.ts";
import type { Importing } from "../import/importing.ts";

/** The person who is being added (`before` is `null`) or corrected, as typed so far. */
export interface Editing {
  readonly before: Participant | null;
  readonly typed: Participant;
  /** The ticket that was filled in; as long as it stands there, the person gets the next free one. */
  readonly proposed?: string;
}

/** The work that an organiser has begun. It is kept when another part is opened, so nothing is lost. */
interface Desk {
  readonly search: string;
  readonly editing: Editing | null;
  readonly importing: Importing | null;
}

let desk: Desk = { search: "", editing: null, importing: null };
const listeners = new Set<() => void>();

export function changeDesk(change: Partial<Desk>): void {
  desk = { ...desk, ...change };
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
