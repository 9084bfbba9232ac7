import type { Participant, Registration } from "../../domain/carnet/participant.ts";
import type { Attendance, DuplicateEntry } from "../../domain/door/attendance.ts";
import type { Decision } from "../book/decide.ts";
import type { Ending } from "../calls/door-client.ts";

/** What the helper must hear of, until it was seen. */
export type Notice =
  | {
      readonly kind: "duplicate";
      readonly id: string;
      readonly nombre: string;
      readonly duplicate: DuplicateEntry;
    }
  | { readonly kind: "other-ticket"; readonly id: string; readonly person: Participant }
  | { readonly kind: "refused"; readonly id: string; readonly carnet: string }
  | { readonly kind: "not-kept"; readonly id: "not-kept" };

/** What the screen says of the last code, entry or undoing. */
export type Shown =
  | (Decision & { readonly count: number; readonly entryId?: string })
  | { readonly kind: "undone"; readonly count: number; readonly nombre: string };

/** A door at work. */
export interface Desk {
  readonly door: string;
  /** In ms since the epoch. */
  readonly until: number;
  readonly people: ReadonlyMap<string, Registration>;
  readonly attendance: Attendance;
  readonly started: "camera" | "keys" | null;
  readonly isConnected: boolean;
  /** Lines that the server has not answered for. */
  readonly unsent: number;
  readonly shown: Shown | null;
  /** The newest entry of this phone that can still be undone. */
  readonly lastEntry: { readonly id: string; readonly nombre: string } | null;
  readonly notices: readonly Notice[];
}

export type ShiftState =
  | { readonly kind: "opening" }
  | { readonly kind: "no-link" }
  /** The browser keeps nothing, as in some private windows. */
  | { readonly kind: "no-storage" }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "taking"; readonly isFailing: boolean }
  /** Another door's link was opened while lines of this one are unsent. */
  | { readonly kind: "switching"; readonly door: string; readonly unsent: number }
  | { readonly kind: "ended"; readonly ending: Ending | "finished"; readonly unsent: number }
  | { readonly kind: "working"; readonly desk: Desk };
