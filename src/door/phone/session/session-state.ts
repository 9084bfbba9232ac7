import type { Attendance } from "#door/model/log/attendance.ts";
import type { Participant, Registration } from "#people/model/carnet/participant.ts";
import type { Decision } from "../data/decide.ts";
import type { Ending } from "../data/door-client.ts";
import type { Input } from "../data/door-database.ts";
import type { LateNotice } from "../data/notices.ts";

/** A message that stays until the helper confirms it. */
export type Notice = LateNotice | { readonly kind: "not-stored"; readonly id: "not-stored" };

/** The answer to the last scan, entry or undo. */
export type Answer =
  | Exclude<Decision, { kind: "welcome" }>
  | { readonly kind: "unreadable"; readonly text: string }
  /** `entryId` is the id of the line that admitted the person. */
  | { readonly kind: "welcome"; readonly person: Participant; readonly entryId: string }
  | { readonly kind: "undone"; readonly nombre: string };

/** An answer on the screen; `count` distinguishes two equal answers. */
export type Shown = Answer & { readonly count: number };

/** Everything that the page of a door shows during a session. */
export interface SessionView {
  readonly door: string;
  /** In ms since the epoch. */
  readonly until: number;
  readonly people: ReadonlyMap<string, Registration>;
  readonly attendance: Attendance;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  readonly isConnected: boolean;
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
  | { readonly kind: "other-tab" }
  | { readonly kind: "loading"; readonly isFailing: boolean }
  /** An invalid link was opened on a phone that is in a session at `door`. */
  | { readonly kind: "link-refused"; readonly ending: Ending; readonly door: string }
  | { readonly kind: "ended"; readonly ending: Ending | "finished"; readonly unsent: number }
  | { readonly kind: "working"; readonly view: SessionView }
  /** The session is over by this phone's clock, which the server has not confirmed. */
  | { readonly kind: "overtime"; readonly until: number; readonly unsent: number }
  | { readonly kind: "failed" };
