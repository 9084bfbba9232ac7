import type { Attendance, Entry } from "#door/model/attendance.ts";
import { isDateLost } from "#door/model/clock.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { Ending, NoContact } from "./door-client.ts";
import type { Input } from "./door-database.ts";
import { attendanceToday, unsentIn } from "./local-data.ts";
import { type LateNotice, unseenNotices } from "./notices.ts";
import { nameOf, type People } from "./phone-list.ts";
import type { StoredSession } from "./stored-session.ts";

/** A message that stays until the helper confirms it. */
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
  /** Whether the phone has lost its date, and works at the time of the server's last answer. */
  readonly isDateLost: boolean;
  /** When this was computed, and when the door closes, in ms since the epoch. */
  readonly now: number;
  readonly until: number;
  /** By id. */
  readonly people: People;
  /** Of today, if the event has several days. */
  readonly attendance: Attendance;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  readonly contact: "online" | NoContact;
  /** Whether the phone has stored what was noted. */
  readonly isStored: boolean;
  readonly unsent: number;
  readonly shown: Shown | null;
  /** The newest entry of this phone, unless it was undone. */
  readonly lastEntry: { readonly id: string; readonly nombre: string } | null;
  readonly notices: readonly Notice[];
}

export type SessionState =
  | { readonly kind: "opening" }
  | { readonly kind: "no-link" }
  /** Over plain HTTP browsers offer no camera, no service worker and no lock. */
  | { readonly kind: "needs-https" }
  /** The browser has no database, as in some private windows. */
  | { readonly kind: "no-storage" }
  /** `unsaved` counts the lines of this tab that a full phone did not store for the other one. */
  | { readonly kind: "other-tab"; readonly unsaved: number }
  /** `door` is where the phone is in a session, while another link is opened; else `null`. */
  | { readonly kind: "loading"; readonly failing: NoContact | null; readonly door: string | null }
  /** An invalid link was opened on a phone that is in a session at `door`. */
  | { readonly kind: "link-refused"; readonly ending: Ending; readonly door: string }
  | { readonly kind: "ended"; readonly ending: Ending | "finished"; readonly unsent: number }
  /** It has ended, which a full phone cannot store yet. */
  | { readonly kind: "full" }
  | { readonly kind: "working"; readonly view: SessionView }
  /** The session is over by this phone's clock, which the server has not confirmed. */
  | { readonly kind: "overtime"; readonly until: number }
  | { readonly kind: "failed" };

export interface ScreenState {
  readonly shown: Shown | null;
  readonly contact: SessionView["contact"];
  /** Whether storing has failed, and the helper has not confirmed it. */
  readonly hasStorageFailed: boolean;
}

/** Computes the helper's view from the session's data and the screen. */
export function sessionView(
  stored: StoredSession,
  { hasStorageFailed, ...screen }: ScreenState,
): SessionView {
  const { data, record, isStored } = stored;
  const now = stored.now();
  const { people } = data;
  const { door, until, input, notices } = record;
  const attendance = attendanceToday(data, now);
  const late = unseenNotices(notices, data, door, now);
  return {
    ...screen,
    door,
    now,
    until,
    input,
    people,
    attendance,
    isStored,
    isRehearsal: data.list.isRehearsal ?? false,
    isDateLost: isDateLost(Date.now(), record.clock),
    unsent: unsentIn(data.own.values()).length,
    lastEntry: lastEntryOf(stored),
    notices: hasStorageFailed ? [{ kind: "not-stored", id: "not-stored" }, ...late] : late,
  };
}

/** The newest entry made on this phone; `null` if there is none today or it was undone. */
export function lastEntryOf(stored: StoredSession): SessionView["lastEntry"] {
  const { data, record } = stored;
  if (record.lastEntry === null) return null;
  const { validEntries, repeated } = attendanceToday(data, stored.now());
  const entries = [...validEntries.values(), ...repeated];
  const last = entries.find(({ id }) => id === record.lastEntry);
  return last === undefined ? null : { id: last.id, nombre: nameOf(last, data.people) };
}
