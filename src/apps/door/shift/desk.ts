import { unseenNotices } from "../book/notices.ts";
import type { KeptShift } from "../keep/door-database.ts";
import type { Ledger } from "./ledger.ts";
import type { Desk, Shown } from "./shift-state.ts";

export interface OnScreen {
  readonly shown: Shown | null;
  readonly isConnected: boolean;
  /** Whether the phone failed to store something. */
  readonly isUnkept: boolean;
}

/** Computes the helper's view from the ledger, the stored shift and the screen. */
export function deskOf(
  ledger: Ledger,
  kept: KeptShift,
  { shown, isConnected, isUnkept }: OnScreen,
): Desk {
  const { people, attendance } = ledger;
  const { door, until, input, notices } = kept;
  const late = unseenNotices(notices, attendance, people, door);
  return {
    ...{ door, until, input, people, attendance, shown, isConnected },
    unsent: ledger.unsent.length,
    lastEntry: lastEntryOf(ledger, kept),
    notices: isUnkept ? [{ kind: "not-kept", id: "not-kept" }, ...late] : late,
  };
}

/** The newest entry made on this phone; `null` if there is none or it was undone. */
export function lastEntryOf(ledger: Ledger, kept: KeptShift): Desk["lastEntry"] {
  const last = ledger.entry(kept.lastEntry ?? "");
  if (last === null) return null;
  return { id: last.id, nombre: ledger.people.get(last.carnet)?.nombre ?? last.carnet };
}
