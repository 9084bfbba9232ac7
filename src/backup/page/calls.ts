import { ask, done, get, LONG_MS, post, unchecked } from "#platform/calls/send.ts";
import { backupPaths, type RestorePlanAnswer, type RestoreRequest } from "../model/backup-calls.ts";

/** The organisers' calls about backups. Each rejects with a `CallError` if there is no answer. */
export const backupCalls = {
  /** The whole store, in the shape of a backup file. */
  backup: () => get(backupPaths.backup, unchecked<unknown>(), LONG_MS),
  planRestore: (backup: unknown) =>
    ask(backupPaths.planRestore, unchecked<RestorePlanAnswer>(), backup, LONG_MS),
  restore: (request: RestoreRequest) => post(backupPaths.restore, done, request, LONG_MS),
} as const;
