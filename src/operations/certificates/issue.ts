import { randomBytes } from "node:crypto";
import { attendance } from "../../domain/attendance/attendance.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import {
  type Certificate,
  type CertificateSettings,
  findObstacle,
  type Obstacle,
  usualSettings,
} from "../../domain/certificates/certificate.ts";
import { codeFrom } from "../../domain/certificates/certificate-code.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";

export type Issued =
  | {
      readonly kind: "issued";
      readonly certificate: Certificate;
      readonly settings: CertificateSettings;
    }
  | { readonly kind: "withdrawn"; readonly reason: string }
  /** `from` is when certificates are released, if that is decided; in ms since the epoch. */
  | { readonly kind: Obstacle; readonly from: number | null };

/**
 * The person's certificate. It reads the same data for every carnet, so that the response time
 * reveals nothing.
 */
export async function issueCertificate(store: Store, carnet: string, now: number): Promise<Issued> {
  const person = await store.findParticipant(carnet);
  const owner = person?.carnet ?? carnet;
  const [grant, log, saved] = await Promise.all([
    store.certificates.findGrant(owner),
    wholeLog(store.door),
    store.certificates.settings(),
  ]);
  const settings = saved ?? usualSettings;
  const entered = attendance(log).validEntries.has(owner);
  const claim = { person, entered, isGranted: grant !== null, settings, now };
  const obstacle = findObstacle(claim);
  if (obstacle !== null) return { kind: obstacle, from: settings.desde };
  const nombre = person?.nombre ?? "";
  const wanted = { code: newCode(), carnet: owner, nombre };
  const [certificate] = await store.certificates.issue([wanted], now);
  if (certificate === undefined) throw new Error("The store issued nothing");
  return certificate.withdrawn === null
    ? { kind: "issued", certificate, settings }
    : { kind: "withdrawn", reason: certificate.withdrawn.reason };
}

/** The certificates of all these people except withdrawn ones; missing ones are issued. */
export async function issueAll(store: Store, people: readonly Participant[], now: number) {
  const wanted = people.map(({ carnet, nombre }) => ({ code: newCode(), carnet, nombre }));
  const issued = await store.certificates.issue(wanted, now);
  return issued.filter(({ withdrawn }) => withdrawn === null);
}

function newCode(): string {
  return codeFrom(randomBytes(16));
}
