import type { FastifyInstance } from "fastify";
import { accessPaths } from "#access/model/calls.ts";
import { accessRoutes } from "#access/server/access-routes.ts";
import { admitOrganisers, organiserCalls } from "#access/server/organiser-calls.ts";
import { sessionCookie } from "#access/server/session-cookie.ts";
import { sessionRoutes } from "#access/server/session-routes.ts";
import { sessionsIn } from "#access/server/sessions.ts";
import { backupRoutes } from "#backup/server/backup-routes.ts";
import type { ReadCertificates } from "#certificates/server/certificate-routes.ts";
import { organiserCertificateRoutes } from "#certificates/server/organisers-certificate-routes.ts";
import { organiserDoorPaths } from "#door/model/organiser-calls.ts";
import { snapshotOf } from "#door/server/list-snapshot.ts";
import { organiserDoorRoutes } from "#door/server/organisers-door-routes.ts";
import { shownDoors } from "#door/server/shown-doors.ts";
import { todayRoutes } from "#door/server/today-routes.ts";
import type { EventDays } from "#edition/model/event-days.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { listPaths } from "#people/model/list-calls.ts";
import { journalRoutes, listRoutes } from "#people/server/list-routes.ts";
import { registrationPaths } from "#registration/model/organiser-calls.ts";
import { announcementRoutes } from "#registration/server/announcement-routes.ts";
import { organiserSignUpRoutes } from "#registration/server/organiser-sign-up-routes.ts";
import { textsRoutes } from "#texts/server/texts-routes.ts";
import type { TextsStore } from "#texts/server/texts-store.ts";
import type { Store } from "../store/store.ts";
import { erasePerson, eraseRequest } from "./erase-person.ts";

const { erase: _, ...calledInList } = listPaths;
const { erase: __, ...calledInRegistration } = registrationPaths;
const { signOut, journal, step, history, corrections } = accessPaths;
/**
 * The calls of `Hoy`, `Inscripciones`, `Lista` and `Puertas`, for organisers who work there alone; a new
 * call is not among them until it stands here. Erasing a person reaches certificates, too, and cannot be undone; an
 * announcement speaks for the event.
 */
const listAndDoors: ReadonlySet<string> = new Set([
  ...Object.values(calledInList),
  ...Object.values(calledInRegistration),
  ...Object.values(organiserDoorPaths),
  ...[signOut, journal, step, history, corrections],
]);

export interface OrganiserRoutes {
  readonly store: Store;
  readonly carnets: () => CarnetRules;
  readonly days: () => EventDays;
  /** `ORGANISERS_KEY`, or `null`. */
  readonly key: string | null;
  /** Where the texts are; `null` where they cannot be edited. */
  readonly texts: TextsStore | null;
  /** `null` where no certificates are made. */
  readonly readCertificates: ReadCertificates | null;
}

/** The calls of the organisers' page. */
export async function organiserRoutes(
  app: FastifyInstance,
  { store, carnets, days, key, texts, readCertificates }: OrganiserRoutes,
): Promise<void> {
  const sessions = sessionsIn(store.access);
  const cookie = sessionCookie(app);
  admitOrganisers(app, sessions, cookie, listAndDoors);
  const calls = organiserCalls(app);
  const readSnapshot = snapshotOf(store, days);
  const doors = shownDoors(store.door);
  sessionRoutes(app, calls, { sessions, cookie, key });
  accessRoutes(calls, store.access, { sessions, cookie });
  listRoutes(calls, {
    store,
    readSnapshot,
    carnets,
    erase: (id, entry) => erasePerson(store, id, entry, carnets().groups),
  });
  organiserSignUpRoutes(calls, {
    store,
    readSnapshot,
    eraseRequest: (request, id, entry) => eraseRequest(store, request, id, entry, carnets().groups),
  });
  announcementRoutes(calls, store.announcements);
  journalRoutes(calls, store.journal);
  organiserDoorRoutes(calls, { store, doors, days, readSnapshot });
  todayRoutes(calls, { store, doors, days, readSnapshot });
  backupRoutes(calls, store, doors, carnets);
  organiserCertificateRoutes(calls, { store, days, readSnapshot, readCertificates });
  textsRoutes(calls, store.journal, texts);
}
