import { z } from "zod/mini";
import type { Problem } from "#platform/calls/problems.ts";
import type { ChangedTicket } from "./own-tickets.ts";

/** The organisers' calls about backups. */
export const backupPaths = {
  /** `GET` a backup as JSON; its shape is in `backup/server/backup-file.ts`. */
  backup: "/api/organizar/respaldo",
  /** `POST` a backup, RestorePlanAnswer. */
  planRestore: "/api/organizar/respaldo/comparar",
  /** `POST` restoreSchema. */
  restore: "/api/organizar/respaldo/restaurar",
} as const;

export const backupProblems = {
  notABackup: {
    type: "/problemas/respaldo-ilegible",
    status: 400,
    title: "Ese archivo no es un respaldo de este sitio. Elija otro.",
  },
} as const satisfies Record<string, Problem>;

/** The largest body with a backup. */
export const LARGEST_BACKUP_BYTES = 16 * 1024 * 1024;

export const restoreSchema = z.strictObject({
  /** The text of the backup, as it was compared. */
  backup: z.string(),
  /** `version` of the comparison. */
  version: z.string().check(z.maxLength(64)),
});

export type RestoreRequest = z.infer<typeof restoreSchema>;

export interface Counts {
  readonly participants: number;
  /** Requests of students. */
  readonly signUps: number;
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
  /** Requests of students that only the present store has, and those that were decided on since. */
  readonly lostSignUps: number;
  readonly lostDecisions: number;
  /** Certificates that organisers granted to people without a grant in the backup. */
  readonly lostGrants: number;
  /** Whether certificates look different in the backup, or were not released yet. */
  readonly losesDesign: boolean;
  readonly losesRelease: boolean;
  /** Doors that are open now, whose phones must open their links again. */
  readonly openDoors: readonly string[];
  /** Rows of the backup that cannot be read and are left out. */
  readonly unreadable: number;
  /** People of the backup with the ticket of another one of it. */
  readonly changedTickets: readonly ChangedTicket[];
  /** People of the backup whom no list may contain any more. They come back, because they were there. */
  readonly disallowed: number;
}
