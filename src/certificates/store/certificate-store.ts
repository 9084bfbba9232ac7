import type { NewEntry } from "#access/model/journal.ts";
import type { DoorStore } from "#door/store/door-store.ts";
import type { PeopleStore } from "#people/store/people-store.ts";
import type { Certificate, CertificateGrant, CertificateSettings } from "../model/certificate.ts";
import type { NewCertificate } from "../model/issue-of.ts";

/**
 * The certificates of those who came. Rejects as `Store` does. A write with a journal's entry is all or
 * nothing with it, and repeating it with the same entry changes nothing and resolves with `true` again.
 */
export interface CertificateStore {
  /** `null` before organisers have saved any. */
  settings(): Promise<CertificateSettings | null>;
  saveSettings(settings: CertificateSettings, entry?: NewEntry): Promise<void>;
  /** People, here and below by id, to whom organisers grant one though no door let them in. */
  grants(): Promise<readonly CertificateGrant[]>;
  findGrant(person: string): Promise<CertificateGrant | null>;
  /** Adds the grant, or replaces the one of its person. */
  saveGrant(grant: CertificateGrant, entry?: NewEntry): Promise<void>;
  /** Resolves with `false` if there was none. */
  removeGrant(person: string, entry?: NewEntry): Promise<boolean>;
  /** The certificate with this code, replaced and withdrawn ones too. */
  find(code: string): Promise<Certificate | null>;
  /** All certificates, by code. What somebody edits by hand in a hosted database is seen by a new server. */
  list(): Promise<readonly Certificate[]>;
  /** The person's newest certificate that nothing has replaced, withdrawn or not. */
  ofPerson(person: string): Promise<Certificate | null>;
  /**
   * The certificate that counts for each of these people, in their order; `issueOf` has the rule of which are
   * issued. However often it is called, also at the same time, nobody gets two; each person's part is durable
   * as a whole. The entry is written with what is new; many people may take several transactions, which
   * repeating completes.
   */
  issue(
    people: readonly NewCertificate[],
    issuedAt: number,
    isRenewal?: boolean,
    entry?: NewEntry,
  ): Promise<readonly Certificate[]>;
  /** Resolves with `false` if there is no certificate with this code. */
  withdraw(code: string, withdrawn: Certificate["withdrawn"], entry?: NewEntry): Promise<boolean>;
}

/** The stores of this feature. */
export interface CertificateStores extends Pick<PeopleStore, "findParticipant" | "findCorrected"> {
  readonly certificates: CertificateStore;
  readonly door: Pick<DoorStore, "linesOf">;
}
