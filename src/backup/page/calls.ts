import { z } from "zod/mini";
import { ask, done, get, LONG_MS, post } from "#platform/calls/send.ts";
import { backupPaths, type RestoreRequest, restorePlanSchema } from "../model/backup-calls.ts";

/** The organisers' calls about backups. Each rejects with a `CallError` if there is no answer. */
export const backupCalls = {
  /** The whole store, in the shape of a backup file. */
  backup: () => get(backupPaths.backup, z.looseObject({}), LONG_MS),
  planRestore: (backup: unknown) =>
    ask(backupPaths.planRestore, restorePlanSchema, backup, LONG_MS),
  restore: (request: RestoreRequest) => post(backupPaths.restore, done, request, LONG_MS),
} as const;
