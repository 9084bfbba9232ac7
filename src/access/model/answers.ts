import type { PersonField } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import type { HistoryLine, JournalEntry } from "./journal.ts";

/* Page and server come from one build, so the page trusts the shape of these answers. */

export type SessionAnswer =
  | {
      readonly kind: "in";
      /** The id of this session, as in `AccessAnswer`. */
      readonly id: string;
      /** Empty until the organiser has given it. */
      readonly name: string;
      /** By the server's clock, in ms since the epoch. */
      readonly now: number;
    }
  | {
      readonly kind: "out";
      /** Whether the site has a key; and whether anybody was invited or is signed in. */
      readonly hasKey: boolean;
      readonly hasAccess: boolean;
    };

export interface ShownAccess {
  readonly id: string;
  readonly kind: "session" | "invitation";
  /** The organiser's name; empty until a session that began with the key has one. */
  readonly name: string;
  /** A description of the browser, such as `Firefox en Linux`; empty for an invitation. */
  readonly browser: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
  /** Whether the session made this request. */
  readonly isOwn: boolean;
}

/** Valid sessions and invitations, newest first. */
export interface AccessAnswer {
  readonly access: readonly ShownAccess[];
}

export interface InvitedAnswer {
  /** The personal link's secret, shown once: `/organizar#SECRET`. */
  readonly secret: string;
  readonly expiresAt: number;
}

/** The list as columns, which compress better than rows, with the changes made at the doors. */
export interface PeopleAnswer extends Readonly<Record<PersonField, readonly string[]>> {
  readonly version: string;
  /** The entries: `[index in the columns, instant, door]`. */
  readonly entered: readonly (readonly [number, number, string])[];
}

export interface ChangedAnswer {
  /** The new version of the list. */
  readonly version: string;
}

/** The counts of records that stay after a person was erased, without name and carnet. */
export interface Erased {
  /** Lines of the doors' log. */
  readonly lines: number;
  readonly certificates: number;
}

export interface JournalAnswer {
  /** Newest first. */
  readonly entries: readonly JournalEntry[];
  /** The names of the people whom a step changed, by its id; of steps with more than a few none. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly more: boolean;
}

export interface StepAnswer {
  readonly entry: JournalEntry;
  readonly changes: readonly PersonChange[];
}

export interface HistoryAnswer {
  readonly lines: readonly HistoryLine[];
}

export interface ShownDoor {
  readonly name: string;
  readonly isOpen: boolean;
  readonly isRehearsal: boolean;
  readonly openedAt: number;
  readonly validUntil: number;
  readonly closedAt: number | null;
  readonly lastContact: number | null;
  readonly entered: number;
  readonly duplicates: number;
  /** Differs for each link of the door. */
  readonly linkId: string;
}

export interface DoorsAnswer {
  readonly now: number;
  readonly doors: readonly ShownDoor[];
}

export interface LinkAnswer {
  readonly name: string;
  /** For `doorLink` in `door/model/link.ts`. */
  readonly secret: string;
  readonly linkId: string;
  readonly validUntil: number;
}

export interface Arrival {
  readonly at: number;
  readonly door: string;
  readonly carnet: string;
  readonly nombre: string;
  readonly numeroTicket: string;
  readonly walkIn: boolean;
}

export interface TodayAnswer {
  readonly now: number;
  readonly registered: number;
  readonly visits: number;
  readonly entered: number;
  readonly duplicates: number;
  /** Lines and doors that somebody damaged by hand in the database; they count nowhere. */
  readonly unreadable: number;
  readonly doors: readonly ShownDoor[];
  /** People per ten minutes, in order; intervals without anybody are left out. */
  readonly arrivals: readonly { readonly from: number; readonly count: number }[];
  /** The last ten, newest first. */
  readonly last: readonly Arrival[];
}

export interface AttendanceAnswer {
  /** By carnet. */
  readonly rows: readonly Arrival[];
}

/** How many lines of doors were set aside, and how many people were renamed back or removed by that. */
export interface SetAsideAnswer {
  readonly lines: number;
  readonly names: number;
  readonly people: number;
}

export interface Counts {
  readonly participants: number;
  readonly visits: number;
  /** The number of lines in the doors' log. */
  readonly lines: number;
  /** The number of certificates that were issued. */
  readonly certificates: number;
}

export interface RestorePlanAnswer {
  readonly version: string;
  readonly present: Counts;
  readonly backup: Counts;
  /** When the backup was made, in ms since the epoch. */
  readonly madeAt: number;
  /**
   * The numbers of people who are only on the present list, only in the backup, and different in
   * both.
   */
  readonly lost: number;
  readonly returning: number;
  readonly changed: number;
  /** Certificates that organisers granted to people without a grant in the backup. */
  readonly lostGrants: number;
  /** Whether certificates look different in the backup, or were not released yet. */
  readonly losesDesign: boolean;
  readonly losesRelease: boolean;
  /** Doors that are open now, whose phones must open their links again. */
  readonly openDoors: readonly string[];
  /** Rows of the backup that cannot be read and are left out. */
  readonly unreadable: number;
  /** People of the backup whom no list may contain any more. They come back, because they were there. */
  readonly disallowed: number;
}
