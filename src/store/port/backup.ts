import type { Participant } from "../../domain/carnet/participant.ts";
import type {
  Certificate,
  CertificateGrant,
  CertificateSettings,
} from "../../domain/certificates/certificate.ts";
import type { StoredLine } from "../../domain/door/log/events.ts";
import type { Counts } from "../../domain/organisers/answers.ts";
import type { Door } from "./door-store.ts";

/** The numbers of a store's contents. */
export interface StoreCounts extends Counts {
  /** The number of lines and doors that cannot be read and are skipped. */
  readonly unreadable: number;
}

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
  /** The number of items that were skipped because they cannot be read. */
  readonly unreadable: number;
}

export const noContents: StoreContents = {
  participants: [],
  visits: 0,
  doors: [],
  log: [],
  certificates: { settings: null, marks: [], issued: [] },
  unreadable: 0,
};
