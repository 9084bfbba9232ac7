import type { NewEntry } from "#access/model/journal.ts";
import type { JournalStore } from "#access/store/organisers-store.ts";
import type {
  CertificateStore,
  StoredCertificates,
} from "#certificates/store/certificate-store.ts";
import type { StoredLine } from "#door/model/lines.ts";
import type { Door, DoorStore } from "#door/store/door-store.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { PeopleStore } from "#people/store/people-store.ts";
import type { SignUp } from "#registration/model/sign-up.ts";
import type { RegistrationStores } from "#registration/store/registration-store.ts";
import type { VisitStore } from "#visits/visit-store.ts";

/** All contents of a store but journal, sessions and announcements. */
export interface StoreContents {
  readonly participants: readonly Participant[];
  readonly signUps: readonly SignUp[];
  readonly visits: number;
  readonly doors: readonly Door[];
  /** The doors' log, in the order in which its lines were recorded. */
  readonly log: readonly StoredLine[];
  readonly certificates: StoredCertificates;
}

/** The stores whose contents a backup has. */
export interface BackupStores extends PeopleStore, VisitStore, RegistrationStores {
  readonly door: DoorStore;
  readonly certificates: CertificateStore;
  readonly journal: JournalStore;
  /**
   * Replaces participants, requests, visits, doors, log, grants of certificates and, if the contents have any,
   * their settings; adds `lackingCertificates`. Journal, sessions and announcements stay. A store that cannot write so
   * much at once may be interrupted in between; repeating it completes it. The journal's entry is written
   * with the last part of it.
   */
  restore(contents: StoreContents, entry?: NewEntry): Promise<void>;
}
