import { z } from "zod/mini";
import { isRecord } from "#platform/calls/is-record.ts";
import { done, forFullOrganisers } from "#platform/calls/organiser-call.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { changedTicketSchema } from "./own-tickets.ts";

export const backupProblems = {
  notABackup: {
    type: "/problemas/respaldo-ilegible",
    status: 400,
    title: "Ese archivo no es un respaldo de este sitio. Elija otro.",
  },
  outdated: {
    type: "/problemas/respaldo-desactualizado",
    status: 409,
    title:
      "Los datos del sitio cambiaron mientras tanto: revise de nuevo la comparación. No se restauró nada.",
  },
} as const satisfies Record<string, Problem>;

const countsSchema = z.object({
  participants: z.number(),
  signUps: z.number(),
  visits: z.number(),
  lines: z.number(),
  certificates: z.number(),
});
export type Counts = z.infer<typeof countsSchema>;

const restorePlanAnswer = z.object({
  version: z.string(),
  present: countsSchema,
  backup: countsSchema,
  /** When the backup was made, in ms since the epoch. */
  madeAt: z.number(),
  /** How many people are only on the present list, only in the backup, and different in both. */
  lost: z.number(),
  returning: z.number(),
  changed: z.number(),
  /** Requests of students that only the present store has, and those that were decided on since. */
  lostSignUps: z.number(),
  lostDecisions: z.number(),
  /** Certificates that organisers granted to people without a grant in the backup. */
  lostGrants: z.number(),
  /** Whether certificates look different in the backup, or were not released yet. */
  losesDesign: z.boolean(),
  losesRelease: z.boolean(),
  /** Doors that are open now, whose phones must open their links again. */
  openDoors: z.array(z.string()),
  /** Rows of the backup that cannot be read and are left out. */
  unreadable: z.number(),
  /** People of the backup with the ticket of another one of it. */
  changedTickets: z.readonly(z.array(changedTicketSchema)),
});
export type RestorePlanAnswer = z.infer<typeof restorePlanAnswer>;

const restoreSchema = z.strictObject({
  /** The backup, as it was compared. */
  backup: z.unknown(),
  version: z.string().check(z.maxLength(64)),
});

const LARGE = { isLong: true, largestBytes: 16 * 1024 * 1024 } as const;

/** The organisers' calls about backups, whose shape is in `backup/server/backup-file.ts`. */
export const backupCalls = {
  backup: forFullOrganisers.get("respaldo", z.custom<object>(isRecord), { isLong: true }),
  planRestore: forFullOrganisers.ask("respaldo/comparar", z.unknown(), restorePlanAnswer, LARGE),
  restore: forFullOrganisers.post("respaldo/restaurar", restoreSchema, done, LARGE),
} as const;
