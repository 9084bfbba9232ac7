import type { AccessStore } from "#access/store/organisers-store.ts";
import type { BackupStores } from "#backup/server/store-contents.ts";

/**
 * The sum of the features' stores, in one database. Every method rejects with `StoreUnavailableError`
 * when the database does not answer in time; any other rejection is a defect or a broken database.
 */
export interface Store extends BackupStores {
  readonly access: AccessStore;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Finishes calls in flight, then closes the database. */
  close(): Promise<void>;
}
