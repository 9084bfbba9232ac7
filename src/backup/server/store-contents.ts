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
  /** As in `Store`. */
  restore(contents: StoreContents, entry?: NewEntry): Promise<void>;
}
