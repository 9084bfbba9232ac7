import type { Participant, Registration } from "../../domain/carnet/participant.ts";
import type { Attendance } from "../../domain/door/attendance.ts";
import type { Decision } from "../book/decide.ts";
import type { LateNotice } from "../book/notices.ts";
import type { Ending } from "../calls/door-client.ts";
import type { Input } from "../keep/door-database.ts";

/** What the helper must hear of, until it was seen. */
export type Notice = LateNotice | { readonly kind: "not-kept"; readonly id: "not-kept" };

/** What is said of the last code, entry or undoing. */
export type Said =
  | Exclude<Decision, { kind: "welcome" }>
  /** Let in by the line with this id. */
  | { readonly kind: "welcome"; readonly person: Participant; readonly entryId: string }
  | { readonly kind: "undone"; readonly nombre: string };

/** The same on the screen; `count` distinguishes two that say the same. */
export type Shown = Said & { readonly count: number };

/** A door at work. */
export interface Desk {
  readonly door: string;
  /** In ms since the epoch. */
  readonly until: number;
  readonly people: ReadonlyMap<string, Registration>;
  readonly attendance: Attendance;
  /** `null` until the helper has begun. */
  readonly input: Input | null;
  readonly isConnected: boolean;
  /** Lines that the server has not answered for. */
  readonly unsent: number;
  readonly shown: Shown | null;
  /** The newest entry of this phone, unless it was undone. */
  readonly lastEntry: { readonly id: string; readonly nombre: string } | null;
  readonly notices: readonly Notice[];
}

export type ShiftState =
  | { readonly kind: "opening" }
  | { readonly kind: "no-link" }
  /** Browsers lend plain HTTP no camera, no worker and no lock. */
  | { readonly kind: "needs-https" }
  /** The browser keeps nothing, as in some private windows. */
  | { readonly kind: "no-storage" }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "taking"; readonly isFailing: boolean }
  /** Another door's link was opened while lines of this one are unsent. */
  | { readonly kind: "switching"; readonly door: string; readonly unsent: number }
  /** A link that opens nothing was opened on a phone that is at work at `door`. */
  | { readonly kind: "link-refused"; readonly ending: Ending; readonly door: string }
  | { readonly kind: "ended"; readonly ending: Ending | "finished"; readonly unsent: number }
  | { readonly kind: "working"; readonly desk: Desk };
