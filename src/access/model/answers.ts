import type { PersonChange } from "#people/model/list-change.ts";
import type { Role } from "./calls.ts";
import type { HistoryLine, JournalEntry } from "./journal.ts";

/* Page and server come from one build, so the page trusts the shape of these answers. */

export type SessionAnswer =
  | {
      readonly kind: "in";
      /** The id of this session, as in `AccessAnswer`. */
      readonly id: string;
      /** Empty until the organiser has given it. */
      readonly name: string;
      readonly role: Role;
      /** By the server's clock, in ms since the epoch. */
      readonly now: number;
    }
  | {
      readonly kind: "out";
      /** Whether the site has a key. */
      readonly hasKey: boolean;
    };

/** Whom a personal link lets in. */
export interface LinkAnswer {
  /** Empty for a link that was made on this computer. */
  readonly name: string;
}

export interface ShownAccess {
  readonly id: string;
  readonly kind: "session" | "invitation";
  /** The organiser's name; empty until a session that began with the key has one. */
  readonly name: string;
  readonly role: Role;
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
