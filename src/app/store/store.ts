import type { NewEntry } from "#access/model/journal.ts";
import type { AccessStore, JournalStore } from "#access/store/organisers-store.ts";
import type { StoreContents } from "#backup/server/store-contents.ts";
import type { CertificateStore } from "#certificates/store/certificate-store.ts";
import type { DoorStore } from "#door/store/door-store.ts";
import type { PeopleStore } from "#people/store/people-store.ts";
import type { RegistrationStores } from "#registration/store/registration-store.ts";
import type { VisitStore } from "#visits/visit-store.ts";

/**
 * The sum of the features' stores, in one database. Every method rejects with `StoreUnavailableError`
 * when the database does not answer in time; any other rejection is a defect or a broken database.
 */
export interface Store extends PeopleStore, VisitStore, RegistrationStores {
  readonly door: DoorStore;
  readonly access: AccessStore;
  readonly journal: JournalStore;
  readonly certificates: CertificateStore;
  /**
   * Replaces participants, requests, visits, doors, log, grants of certificates and, if the contents have any,
   * their settings; adds `lackingCertificates`. Journal, sessions and announcements stay. A store that cannot write so
   * much at once may be interrupted in between; repeating it completes it. The journal's entry is written
   * with the last part of it.
   */
  restore(contents: StoreContents, entry?: NewEntry): Promise<void>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Finishes calls in flight, then closes the database. */
  close(): Promise<void>;
}
