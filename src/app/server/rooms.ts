import type { FastifyInstance } from "fastify";
import { accessRoutes } from "#access/server/access-routes.ts";
import { admitOrganisers, organiserCalls } from "#access/server/organiser-calls.ts";
import { sessionCookie, sessionsIn } from "#access/server/sessions.ts";
import { backupRoutes } from "#backup/server/backup-routes.ts";
import {
  certificateRoutes,
  type ReadCertificates,
} from "#certificates/server/certificate-routes.ts";
import { checkPageRoutes } from "#certificates/server/check-page.ts";
import { type DrawCertificate, drawHere } from "#certificates/server/drawn-certificates.ts";
import { organiserCertificateRoutes } from "#certificates/server/organiser-certificate-routes.ts";
import { doorRoutes } from "#door/server/door-routes.ts";
import { snapshotOf } from "#door/server/list-snapshot.ts";
import { organiserDoorRoutes } from "#door/server/organiser-door-routes.ts";
import { shownDoors } from "#door/server/shown-doors.ts";
import { headersOfPage } from "#edition/render/pages/security-headers.ts";
import { journalRoutes, listRoutes } from "#people/server/list-routes.ts";
import { lookupRoute } from "#people/server/lookup.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import { addressMatcher } from "#platform/http/client-network.ts";
import { createLookupLimit } from "#platform/http/lookup-limit.ts";
import { organiserSignUpRoutes } from "#registration/server/organiser-sign-up-routes.ts";
import { requestBeside, signUpRoutes } from "#registration/server/sign-up-routes.ts";
import { textsRoutes } from "#texts/server/texts-routes.ts";
import type { TextsStore } from "#texts/server/texts-store.ts";
import { visitsRoutes } from "#visits/visit-routes.ts";
import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";
import { erasingIn } from "./erase-person.ts";

export interface RoomOptions
  extends Pick<
    Config,
    "visitsPerAddress" | "lookupsPerAddress" | "venueAddresses" | "organisersKey"
  > {
  /** The caller closes it, after the app. */
  readonly store: Store;
  readonly edition: () => ServedEdition;
  /** Reads what belongs to certificates; without it there are none. */
  readonly certificates?: ReadCertificates | null;
  /** Draws certificates; on the server's own thread by default. */
  readonly drawCertificate?: DrawCertificate;
  /** Where organisers edit the texts; nowhere by default. */
  readonly texts?: TextsStore | null;
}

export async function registerRooms(app: FastifyInstance, options: RoomOptions): Promise<void> {
  const { store, edition, certificates = null, drawCertificate = drawHere, texts = null } = options;
  const { lookupsPerAddress, venueAddresses } = options;
  const limit = createLookupLimit(lookupsPerAddress, addressMatcher(venueAddresses));
  lookupRoute(app, store, { limit, edition, beside: requestBeside(store, edition) });
  signUpRoutes(app, store, { limit, edition });
  visitsRoutes(app, store, options.visitsPerAddress);
  doorRoutes(app, store, edition);
  if (certificates !== null) {
    const read = certificates;
    certificateRoutes(app, store, { limit, read, draw: drawCertificate, edition });
    checkPageRoutes(app, store, { read, headersOf: headersOfPage });
  }
  await app.register(async (organisers) => {
    const sessions = sessionsIn(store.access);
    const cookie = sessionCookie(organisers);
    admitOrganisers(organisers, sessions, cookie);
    const calls = organiserCalls(organisers);
    const readSnapshot = snapshotOf(store, edition);
    const doors = shownDoors(store.door);
    const { erasePerson, eraseRequest } = erasingIn(store, () => edition().carnets.groups);
    const key = options.organisersKey;
    accessRoutes(calls, { access: store.access, sessions, cookie, key });
    listRoutes(calls, { store, readSnapshot, edition, erasePerson });
    journalRoutes(calls, store.journal);
    organiserSignUpRoutes(calls, { store, readSnapshot, eraseRequest });
    organiserDoorRoutes(calls, { store, doors, edition, readSnapshot });
    backupRoutes(calls, store, doors);
    organiserCertificateRoutes(calls, { store, edition, readSnapshot, certificates });
    textsRoutes(calls, store.journal, texts);
  });
}
