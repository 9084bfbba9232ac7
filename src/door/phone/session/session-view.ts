import type { SessionRecord } from "../data/door-database.ts";
import { type SessionData, unsentIn } from "../data/local-data.ts";
import { unseenNotices } from "../data/notices.ts";
import type { SessionView, Shown } from "./session-state.ts";

export interface ScreenState {
  readonly shown: Shown | null;
  readonly isConnected: boolean;
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
    unsent: unsentIn(data).length,
    lastEntry: lastEntryOf(data, record),
    notices: hasStorageFailed ? [{ kind: "not-stored", id: "not-stored" }, ...late] : late,
  };
}

/** The newest entry made on this phone; `null` if there is none or it was undone. */
export function lastEntryOf(
  { log, own, people, attendance: { validEntries, duplicates } }: SessionData,
  { lastEntry: id }: SessionRecord,
): SessionView["lastEntry"] {
  if (id === null) return null;
  const line = log.get(id) ?? own.get(id)?.event;
  if (line === undefined || !("carnet" in line)) return null;
  const { carnet } = line;
  const entries = [validEntries.get(carnet), ...duplicates.map(({ entry }) => entry)];
  if (!entries.some((entry) => entry?.id === id)) return null;
  return { id, nombre: people.get(carnet)?.nombre ?? carnet };
}
