import type { FastifyInstance } from "fastify";
import type { TextsStore } from "../../operations/texts/texts-store.ts";
import type { Store } from "../../store/port/store.ts";
import type { ReadCertificates } from "../routes/certificates/certificate-routes.ts";
import { snapshotOf } from "./list-snapshot.ts";
import { admitOrganisers, organiserCalls } from "./organiser-calls.ts";
import { accessRoutes } from "./routes/access-routes.ts";
import { backupRoutes } from "./routes/backup-routes.ts";
import { organiserCertificateRoutes } from "./routes/certificate-routes.ts";
import { organiserDoorRoutes } from "./routes/door-routes.ts";
import { journalRoutes, listRoutes } from "./routes/list-routes.ts";
import { sessionRoutes } from "./routes/session-routes.ts";
import { textsRoutes } from "./routes/texts-routes.ts";
import { todayRoutes } from "./routes/today-routes.ts";
import { sessionCookie } from "./sessions/session-cookie.ts";
import { sessionsIn } from "./sessions/sessions.ts";
import { shownDoors } from "./shown-doors.ts";

export interface OrganiserRoutes {
  readonly store: Store;
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
  { store, key, texts, readCertificates }: OrganiserRoutes,
): Promise<void> {
  const sessions = sessionsIn(store.access);
  const cookie = sessionCookie(app);
  admitOrganisers(app, sessions, cookie);
  const calls = organiserCalls(app);
  const readSnapshot = snapshotOf(store.door);
  const doors = shownDoors(store.door);
  sessionRoutes(app, calls, { sessions, cookie, key });
  accessRoutes(calls, store, { sessions, cookie });
  listRoutes(calls, store, readSnapshot);
  journalRoutes(calls, store.journal);
  organiserDoorRoutes(calls, { store, doors, readSnapshot });
  todayRoutes(calls, { store, doors, readSnapshot });
  backupRoutes(calls, store, doors);
  organiserCertificateRoutes(calls, { store, readSnapshot, readCertificates });
  textsRoutes(calls, store.journal, texts);
}
