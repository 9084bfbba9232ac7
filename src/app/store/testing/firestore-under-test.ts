import { randomUUID } from "node:crypto";
import type { Firestore } from "@google-cloud/firestore";
import { onTestFinished, vi } from "vitest";
import { connect } from "#platform/store/firestore-connection.ts";
import { startFirestoreEmulator } from "#platform/store/testing/emulator.ts";
import { startFirestoreProxy } from "#platform/store/testing/proxy.ts";
import { type FirestoreTimes, openFirestoreStore, usualTimes } from "../firestore-store.ts";
import type { Store } from "../store.ts";

/**
 * Short intervals, so that no test waits a second and each reading is current, and a limit that also an
 * emulator on a loaded machine keeps.
 */
export const hurried: FirestoreTimes = {
  limitMs: 60_000,
  doorEveryMs: 0,
  visitsEveryMs: 0,
  totalEveryMs: 0,
};

/** The intervals of production. */
export const usualIntervals: FirestoreTimes = { ...usualTimes, limitMs: hurried.limitMs };

const given = process.env.FIRESTORE_EMULATOR_HOST;
let shared: ReturnType<typeof startFirestoreEmulator> | null = null;

/** The host of the emulator that the environment names, or of one that this process starts. */
export async function emulatorHost(): Promise<string> {
  if (given) return given;
  shared ??= startFirestoreEmulator();
  return (await shared).host;
}

/** An unused Firestore project. */
export interface Project {
  readonly projectId: string;
  /** A client for arranging and inspecting documents. */
  readonly firestore: Firestore;
  openStore(times?: Partial<FirestoreTimes>): Promise<Store>;
}

/** Creates an empty project on the emulator at `host` for the running test. */
export async function newProject(host?: string): Promise<Project> {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", host ?? (await emulatorHost()));
  const projectId = `demo-${randomUUID().slice(0, 18)}`;
  const address = { projectId, databaseId: "(default)" };
  const { firestore } = await connect(address, hurried.limitMs);
  onTestFinished(() => firestore.terminate());
  return {
    projectId,
    firestore,
    openStore: async (times = {}) => {
      const store = await openFirestoreStore(address, null, { ...hurried, ...times });
      onTestFinished(() => store.close());
      return store;
    },
  };
}

/** Creates an empty project behind a proxy that can break the connection. */
export async function newProjectBehindProxy() {
  const proxy = await startFirestoreProxy(await emulatorHost());
  const project = await newProject(proxy.host);
  onTestFinished(() => proxy.decideAll(null));
  /** The documents that are read while `work` is done. */
  const readsOf = async (work: () => Promise<unknown>) => {
    const before = proxy.counted.reads;
    await work();
    return proxy.counted.reads - before;
  };
  return { ...project, proxy, readsOf };
}

/** Writes documents, by path. */
export async function put(
  { firestore }: Project,
  documents: Readonly<Record<string, Record<string, unknown>>>,
): Promise<void> {
  for (const [path, fields] of Object.entries(documents)) {
    await firestore.doc(path).set(fields);
  }
}

/** All stored documents of a collection, by id. */
export async function contentsOf({ firestore }: Project, collection: string) {
  const { docs } = await firestore.collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}
