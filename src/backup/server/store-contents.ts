import type {
  Certificate,
  CertificateGrant,
  CertificateSettings,
} from "#certificates/model/certificate.ts";
import type { StoredLine } from "#door/model/log/events.ts";
import type { Door } from "#door/store/door-store.ts";
import type { Participant } from "#people/model/carnet/participant.ts";

export interface StoredCertificates {
  /** `null` before organisers have saved any. */
  readonly settings: CertificateSettings | null;
  readonly marks: readonly CertificateGrant[];
  readonly issued: readonly Certificate[];
}

/** All contents of a store but journal and sessions. */
export interface StoreContents {
  readonly participants: readonly Participant[];
  readonly visits: number;
  readonly doors: readonly Door[];
  /** The doors' log, in the order in which its lines were recorded. */
  readonly log: readonly StoredLine[];
  readonly certificates: StoredCertificates;
}

export const noContents: StoreContents = {
  participants: [],
  visits: 0,
  doors: [],
  log: [],
  certificates: { settings: null, marks: [], issued: [] },
};
