import type { Attendance } from "../../../domain/attendance/attendance.ts";
import type { Participant, Registration } from "../../../domain/carnet/participant.ts";
import type { Decision } from "../book/decide.ts";
import type { LateNotice } from "../book/notices.ts";
import type { Ending } from "../calls/door-client.ts";
import type { Input } from "../keep/door-database.ts";

/** A message that stays until the helper confirms it. */
export type Notice = LateNotice | { readonly kind: "not-kept"; readonly id: "not-kept" };

/** The answer to the last scan, entry or undo. */
export type Said =
  | Exclude<Decision, { kind: "welcome" }>
  | { readonly kind: "unreadable"; readonly text: string }
  /** `entryId` is the id of the line that admitted the person. */
  | { readonly kind: "welcome"; readonly person: Participant; readonly entryId: string }
  | { readonly kind: "undone"; readonly nombre: string };

/** An answer on the screen; `count` distinguishes two equal answers. */
export type Shown = Said & { readonly count: number };

/** Everything that the page of a door shows during a shift. */
export interface Desk {
  readonly door: string;
  /** In ms since the epoch. */
  readonly until: number;
  readonly people: ReadonlyMap<string, Registration>;
  readonly attendance: Attendance;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  readonly isConnected: boolean;
  /** Lines that the server has not acknowledged. */
  readonly unsent: number;
  readonly shown: Shown | null;
  /** The newest entry of this phone, unless it was undone. */
  readonly lastEntry: { readonly id: string; readonly nombre: string } | null;
  readonly notices: readonly Notice[];
}

export type ShiftState =
  | { readonly kind: "opening" }
  | { readonly kind: "no-link" }
  /** Over plain HTTP browsers offer no camera, no service worker and no lock. */
  | { readonly kind: "needs-https" }
  /** The browser has no database, as in some private windows. */
  | { readonly kind: "no-storage" }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "taking"; readonly isFailing: boolean }
  /** An invalid link was opened on a phone that is on shift at `door`. */
  | { readonly kind: "link-refused"; readonly ending: Ending; readonly door: string }
  | { readonly kind: "ended"; readonly ending: Ending | "finished"; readonly unsent: number }
  | { readonly kind: "working"; readonly desk: Desk }
  /** The shift is over by this phone's clock, which the server has not confirmed. */
  | { readonly kind: "overtime"; readonly until: number; readonly unsent: number }
  | { readonly kind: "failed" };
