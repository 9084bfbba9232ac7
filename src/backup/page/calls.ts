import { ask, get, LONG_MS, post } from "#platform/calls/send.ts";
import { backupPaths, type RestorePlanAnswer, type RestoreRequest } from "../model/backup-calls.ts";

/** The organisers' calls about backups. Each rejects with a `CallError` if there is no answer. */
export const backupCalls = {
  /** The whole store, in the shape of a backup file. */
  backup: () => get<unknown>(backupPaths.backup, LONG_MS),
  planRestore: (backup: unknown) =>
    ask<RestorePlanAnswer>(backupPaths.planRestore, backup, LONG_MS),
  restore: (request: RestoreRequest) => post(backupPaths.restore, request, LONG_MS),
} as const;
