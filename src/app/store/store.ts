import type { AccessStore } from "#access/store/organisers-store.ts";
import type { BackupStores } from "#backup/server/store-contents.ts";
import type { Erasure } from "#people/store/erasure.ts";

/**
 * The sum of the features' stores, in one database. Every method rejects with `StoreUnavailableError`
 * when the database does not answer in time; any other rejection is a defect or a broken database.
 */
export interface Store extends BackupStores {
  readonly access: AccessStore;
  /**
   * Takes a person off the list, their changes out of the journal, and their grant. Lines of the log and
   * certificates stay under the carnet that stands for theirs, without name and ticket; certificates are
   * withdrawn, and phones read the log again. All or nothing with its entry; resolves with `false` if somebody
   * on the list has the `unlisted` carnet.
   */
  erase(erasure: Erasure): Promise<boolean>;
  /** Finishes calls in flight, then closes the database. */
  close(): Promise<void>;
}
