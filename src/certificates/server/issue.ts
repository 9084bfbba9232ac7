import { randomBytes } from "node:crypto";
import { Refused } from "#access/server/organiser-calls.ts";
import { attendanceByDay, editionBegins } from "#door/model/days.ts";
import { ofPeople } from "#door/model/joined.ts";
import type { DoorLine } from "#door/model/lines.ts";
import type { EventDays } from "#edition/model/event-days.ts";
import { ticketKey } from "#people/model/carnet/alike.ts";
import { alikeCarnets } from "#people/model/carnet/lacking-zeros.ts";
import { idOf, idsOf, type Participant, withId } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { certificateProblems } from "../model/calls.ts";
import {
  type Certificate,
  type CertificateEvent,
  type CertificateGrant,
  type CertificateSettings,
  daysNeeded,
  wordingOf,
} from "../model/certificate.ts";
import { codeFrom } from "../model/certificate-code.ts";
import { isOfOther } from "../model/issue-of.ts";
import { type FontLetters, unprintableLetters } from "../model/print-letters.ts";
import type { CertificateStores } from "../store/certificate-store.ts";

interface CertificateEdition {
  readonly event: CertificateEvent;
  readonly days: EventDays;
  readonly letters: FontLetters;
  readonly settings: CertificateSettings;
}

/** The person with this carnet and ticket; who does not know the ticket learns nothing. */
export async function findOwner(
  store: CertificateStores,
  { carnet, numeroTicket }: Pick<Participant, "carnet" | "numeroTicket">,
  carnets: CarnetRules,
): Promise<Participant | null> {
  const person = await store.findParticipant(carnet, alikeCarnets(carnet, carnets));
  const isOwner = person !== null && ticketKey(person.numeroTicket) === ticketKey(numeroTicket);
  return isOwner ? person : null;
}

/** The person's certificate, issued if it has to be; or why they get none. */
export async function issueCertificate(
  store: CertificateStores,
  person: Participant,
  { event, days, letters, settings }: CertificateEdition,
  now: number,
): Promise<Certificate | Refused> {
  const { withdrawn, unprintable, noCertificate, lacksDays, notReleased } = certificateProblems;
  const ids = idsOf(person);
  const [grants, found] = await Promise.all([
    store.certificates.grants(),
    Promise.all(ids.map((id) => store.door.linesOf(id))),
  ]);
  const lines = ofPeople(found.flat(), new Map([[idOf(person), person]]));
  const daysEntered = daysEnteredIn(lines, days).get(idOf(person)) ?? 0;
  const isEntitled =
    daysEntered >= daysNeeded(settings, days.length) ||
    grants.some((grant) => ids.includes(grant.person) && isOfEdition(grant, days));
  // Who came to an earlier edition has the certificate of that one.
  const earlier = isEntitled ? null : await heldBy(store, person);
  if (earlier !== null && isOfOther(earlier, event)) return answer(earlier);
  const from = releasedFrom(settings, days);
  if (from === null) return new Refused(notReleased);
  const pending = { ...notReleased, from };
  if (now < from) return new Refused(pending);
  if (!isEntitled) return new Refused(daysEntered > 0 ? lacksDays : noCertificate);
  if (unprintableLetters(person.nombre, letters).length > 0) return new Refused(unprintable);
  const held = person.joined === undefined ? null : await heldBy(store, person);
  const wanted = claimOf(person, wordingOf(event, settings, person), held);
  const [certificate] = await store.certificates.issue([wanted], now);
  if (certificate === undefined) throw new Error("The store issued nothing");
  return answer(certificate);

  function answer(certificate: Certificate): Certificate | Refused {
    return certificate.withdrawn === null ? certificate : new Refused(withdrawn);
  }
}

/** The certificate of the person, else of a record that was joined. */
async function heldBy({ certificates }: CertificateStores, person: Participant) {
  const held = await Promise.all(idsOf(person).map((id) => certificates.ofPerson(id)));
  return held.find((each) => each !== null) ?? null;
}

/** When an edition's certificates are released; a date from before it was that of an earlier edition. */
export function releasedFrom(
  { desde }: Pick<CertificateSettings, "desde">,
  days: EventDays,
): number | null {
  return desde !== null && desde >= editionBegins(days) ? desde : null;
}

/** On how many days people entered an edition's event, by id. */
export function daysEnteredIn(
  log: Iterable<DoorLine>,
  days: EventDays,
): ReadonlyMap<string, number> {
  const entered = new Map<string, number>();
  for (const { validEntries } of attendanceByDay(log, days)) {
    for (const id of validEntries.keys()) entered.set(id, (entered.get(id) ?? 0) + 1);
  }
  return entered;
}

/** Whether organisers granted a certificate of the edition. */
export function isOfEdition(grant: Pick<CertificateGrant, "at">, days: EventDays): boolean {
  return grant.at >= editionBegins(days);
}

/** The input of `CertificateStore.issue` for a person, who may have one of a joined record. */
export function claimOf(
  { carnet, personId, nombre }: Participant,
  wording: ReturnType<typeof wordingOf>,
  held: Certificate | null,
) {
  const owner = withId({ carnet, nombre }, held === null ? personId : idOf(held));
  return { ...owner, code: codeFrom(randomBytes(16)), wording };
}
