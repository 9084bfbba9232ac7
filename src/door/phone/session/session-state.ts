import type { Attendance, Entry } from "#door/model/attendance.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { Input } from "./door-database.ts";
import { attendanceToday, unsentIn } from "./local-data.ts";
import { type LateNotice, unseenNotices } from "./notices.ts";
import { nameOf, type People } from "./phone-list.ts";
import type { StoredSession } from "./stored-session.ts";

/** A message that stays until the helper confirms it, or the phone stores again. */
export type Notice = LateNotice | { readonly kind: "not-stored"; readonly id: "not-stored" };

/** The answer to the last scan, entry or undo. */
export type Answer =
  /** `entryId` is the id of the line that admitted the person. */
  | { readonly kind: "welcome"; readonly person: Participant; readonly entryId: string }
  | { readonly kind: "already"; readonly person: Participant; readonly entry: Entry }
  | { readonly kind: "not-listed"; readonly carnet: string }
  | { readonly kind: "unreadable"; readonly text: string }
  | { readonly kind: "undone"; readonly nombre: string };

/** An answer on the screen; `count` distinguishes two equal answers. */
export type Shown = Answer & { readonly count: number };

/** Everything that the page of a door shows during a session. */
export interface SessionView {
  readonly door: string;
  readonly isRehearsal: boolean;
  /** When this was computed, and when the door closes, in ms since the epoch. */
  readonly now: number;
  readonly until: number;
  /** By id. */
  readonly people: People;
  /** Of today, if the event has several days. */
  readonly attendance: Attendance;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  readonly isConnected: boolean;
  readonly unsent: number;
  readonly shown: Shown | null;
  /** The newest entry of this phone today, unless it was undone. */
  readonly lastEntry: { readonly id: string; readonly nombre: string } | null;
  readonly notices: readonly Notice[];
}

export type SessionState =
  | { readonly kind: "opening" }
  | { readonly kind: "no-link" }
  /** Over plain HTTP browsers offer no camera, no service worker and no lock. */
  | { readonly kind: "needs-https" }
  /** The browser has no database, as in some private windows, or the phone no space. */
  | { readonly kind: "no-storage" }
  | { readonly kind: "other-tab" }
  | { readonly kind: "loading"; readonly isFailing: boolean }
  /** The link opens no door any more, or the helper has finished. */
  | { readonly kind: "ended"; readonly isFinished: boolean; readonly unsent: number }
  | { readonly kind: "working"; readonly view: SessionView };

/** Computes the helper's view of the stored session, with what only the screen knows. */
export function sessionView(
  stored: StoredSession,
  screen: Pick<SessionView, "shown" | "isConnected">,
): SessionView {
  const { data, record, isStored } = stored;
  const { people } = data;
  const { door, until, input, notices } = record;
  const now = stored.now();
  const attendance = attendanceToday(data, now);
  const { validEntries, repeated } = attendance;
  const last = [...validEntries.values(), ...repeated].find(({ id }) => id === record.lastEntry);
  const late = unseenNotices(notices, data, door);
  return {
    ...{ door, now, until, input, people, attendance, ...screen },
    isRehearsal: data.list.isRehearsal ?? false,
    unsent: unsentIn(data.own.values()).length,
    lastEntry: last ? { id: last.id, nombre: nameOf(last, people) } : null,
    notices: isStored ? late : [{ kind: "not-stored", id: "not-stored" }, ...late],
  };
}
