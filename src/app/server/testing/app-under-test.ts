import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { InjectOptions } from "light-my-request";
import { onTestFinished } from "vitest";
import { openSqliteStore } from "#app/store/sqlite-store.ts";
import type { Store } from "#app/store/store.ts";
import { lookupPath } from "#people/model/lookup-call.ts";
import type { ServedEdition } from "#people/server/served-edition.ts";
import { LOOKUPS_PER_ADDRESS } from "#platform/http/lookup-limit.ts";
import { carnets } from "#testing/carnets.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { type AppOptions, buildApp } from "../app.ts";
import { addSampleParticipants } from "../sample-participants.ts";

export type AppUnderTest = Awaited<ReturnType<typeof appUnderTest>>;

/** The app on a real database with the sample participants; requests are injected. */
export async function appUnderTest(
  options: Partial<Omit<AppOptions, "edition">> & {
    readonly wrap?: (store: Store) => Store;
    readonly edition?: () => Partial<ServedEdition>;
  } = {},
) {
  const store = await openSqliteStore(join(await temporaryFolder(), "convencion.db"));
  onTestFinished(() => store.close());
  await addSampleParticipants(store);
  const lines: string[] = [];
  const { wrap, edition, ...appOptions } = options;
  const app = await buildApp({
    store: wrap?.(store) ?? store,
    site: null,
    edition: () => ({ carnets, days: [], ...edition?.() }),
    trustProxy: false,
    logLevel: "info",
    // All requests of most tests come from one address.
    visitsPerAddress: 1_000_000,
    lookupsPerAddress: LOOKUPS_PER_ADDRESS,
    venueAddresses: [],
    organisersKey: null,
    logStream: { write: (line) => void lines.push(line) },
    ...appOptions,
  });
  onTestFinished(() => app.close());
  /** The log so far, one object per line. */
  const log = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
  return { app, store, log };
}

/** The headers of a person's browser; visits of programs, which Node and `inject` are recognised as, are not counted. */
export const fromBrowser = {
  "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36",
};

/** Sends a visit of a person's browser. */
export const postVisit = (app: FastifyInstance, { headers, ...rest }: InjectOptions = {}) =>
  app.inject({ method: "POST", url: visitsPath, ...rest, headers: { ...fromBrowser, ...headers } });

/** Looks up a valid or invalid carnet. */
export const lookUp = (app: FastifyInstance, carnet: unknown, headers = {}) =>
  app.inject({ method: "POST", url: lookupPath, payload: { carnet }, headers });
