import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { openSqliteStore } from "../store/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { type AppOptions, buildApp } from "./app.ts";
import { addSampleParticipants } from "./sample-participants.ts";

/** A folder that is gone when the running test has finished. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-server-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface AppUnderTest {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly databaseFile: string;
  /** What was logged so far, one object a line. */
  readonly log: () => Record<string, unknown>[];
}

/** The app on a real database that holds the sample participants; requests are injected. */
export async function appUnderTest(
  options: Partial<AppOptions> & { readonly wrap?: (store: Store) => Store } = {},
): Promise<AppUnderTest> {
  const databaseFile = join(await temporaryFolder(), "convencion.db");
  const store = await openSqliteStore(databaseFile);
  onTestFinished(() => store.close());
  await addSampleParticipants(store);
  const lines: string[] = [];
  const { wrap, ...appOptions } = options;
  const app = await buildApp({
    store: wrap?.(store) ?? store,
    siteDir: null,
    trustProxy: false,
    logLevel: "info",
    // All requests of most tests come from one address.
    visitsPerAddress: 1_000_000,
    logStream: { write: (line) => void lines.push(line) },
    ...appOptions,
  });
  onTestFinished(() => app.close());
  return { app, store, databaseFile, log: () => lines.map((line) => JSON.parse(line)) };
}
