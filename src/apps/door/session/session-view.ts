import { unseenNotices } from "../data/notices.ts";
import type { SessionRecord } from "../storage/door-database.ts";
import type { SessionData } from "./session-data.ts";
import type { SessionView, Shown } from "./session-state.ts";

export interface ScreenState {
  readonly shown: Shown | null;
  readonly isConnected: boolean;
  /** Whether the phone failed to store something. */
  readonly hasStorageFailed: boolean;
}

/** Computes the helper's view from the data, the stored record and the screen. */
export function sessionView(
  data: SessionData,
  record: SessionRecord,
  { shown, isConnected, hasStorageFailed }: ScreenState,
): SessionView {
  const { people, attendance } = data;
  const { door, until, input, notices } = record;
  const late = unseenNotices(notices, attendance, people, door);
  return {
    ...{ door, until, input, people, attendance, shown, isConnected },
    unsent: data.unsent.length,
    lastEntry: lastEntryOf(data, record),
    notices: hasStorageFailed ? [{ kind: "not-stored", id: "not-stored" }, ...late] : late,
  };
}

/** The newest entry made on this phone; `null` if there is none or it was undone. */
export function lastEntryOf(data: SessionData, record: SessionRecord): SessionView["lastEntry"] {
  const last = data.entry(record.lastEntry ?? "");
  if (last === null) return null;
  return { id: last.id, nombre: data.people.get(last.carnet)?.nombre ?? last.carnet };
}
