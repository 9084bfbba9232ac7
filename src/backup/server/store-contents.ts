import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import type { JournalStore } from "#access/store/organisers-store.ts";
import { type CertificateStore, certificateBackup } from "#certificates/store/certificate-store.ts";
import { type DoorStore, doorBackup } from "#door/store/door-store.ts";
import { type PeopleStore, peopleBackup } from "#people/store/people-store.ts";
import {
  type RegistrationStores,
  registrationBackup,
} from "#registration/store/registration-store.ts";
import { type VisitStore, visitBackup } from "#visits/visit-store.ts";

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
  restore(contents: StoreContents, entry?: NewEntry): Promise<unknown>;
}

/** Reads all contents. The log is read first, so that the list contains the changes of its lines. */
export async function contentsOf(store: BackupStores) {
  return {
    ...(await doorBackup.read(store)),
    ...(await registrationBackup.read(store)),
    ...(await peopleBackup.read(store)),
    ...(await certificateBackup.read(store)),
    ...(await visitBackup.read(store)),
  };
}

/** All contents of a store but journal, sessions and announcements. */
export type StoreContents = Awaited<ReturnType<typeof contentsOf>>;

/** The contents in a backup's file. */
export const contentsSchema: z.ZodMiniType<StoreContents> = z.object({
  ...peopleBackup.fields,
  ...registrationBackup.fields,
  ...visitBackup.fields,
  ...doorBackup.fields,
  ...certificateBackup.fields,
});
