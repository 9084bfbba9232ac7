import { randomUUID } from "node:crypto";
import { onTestFinished, vi } from "vitest";
import { connect } from "#platform/store/firestore-connection.ts";
import { startFirestoreEmulator } from "#platform/store/testing/emulator.ts";
import { type FirestoreTimes, openFirestoreStore, usualTimes } from "../firestore-store.ts";

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

let shared: ReturnType<typeof startFirestoreEmulator> | null = null;

/** The emulator of this process. */
async function emulator() {
  shared ??= startFirestoreEmulator();
  return shared;
}

type Project = Awaited<ReturnType<typeof newProject>>;

/**
 * Creates an empty project for the running test, with a client for arranging and inspecting documents. Its connection
 * can be broken, as if a proxy stood in front of it.
 */
export async function newProject() {
  const { host, calls: proxy } = await emulator();
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", host);
  const projectId = `demo-${randomUUID().slice(0, 18)}`;
  const address = { projectId, databaseId: "(default)" };
  const { firestore } = await connect(address, hurried.limitMs);
  onTestFinished(async () => {
    proxy.decideAll(null);
    proxy.mend();
    await firestore.terminate();
  });
  return {
    projectId,
    firestore,
    proxy,
    openStore: async (times: Partial<FirestoreTimes> = {}) => {
      const store = await openFirestoreStore(address, null, { ...hurried, ...times });
      onTestFinished(() => store.close());
      return store;
    },
    /** The documents that are read while `work` is done. */
    async readsOf(work: () => Promise<unknown>) {
      const before = proxy.counted.reads;
      await work();
      return proxy.counted.reads - before;
    },
  };
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
export async function documentsOf({ firestore }: Project, collection: string) {
  const { docs } = await firestore.collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}
