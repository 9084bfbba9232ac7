import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { UserError } from "../../../domain/user-error.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { openStore } from "../../open-store.ts";
import { type Store, StoreUnavailableError } from "../../port/store.ts";
import { ana } from "../../testing/arrangement.ts";
import { journalEntry } from "../../testing/change-contract.ts";
import { openFirestoreStore } from "../firestore-store.ts";
import { emulatorHost, hurried, newProjectBehindProxy } from "../testing/firestore-under-test.ts";
import { startFirestoreProxy } from "../testing/proxy.ts";
import { firestoreCalls } from "./calls.ts";
import { storeError } from "./faults.ts";

const changes = [{ before: null, after: ana }];
const entry = journalEntry();
const everyCall: readonly [name: string, call: (store: Store) => Promise<unknown>][] = [
  ["a look-up", (store) => store.findParticipant(ana.carnet)],
  ["a change of the list", (store) => store.changeList({ version: "", changes, entry })],
  ["a reading of the journal", (store) => store.journal.list(null, 1)],
  ["a session", (store) => store.access.find("")],
  ["a count of participants", (store) => store.countParticipants()],
  ["an export", (store) => store.exportParticipants()[Symbol.asyncIterator]().next()],
  ["a visit", (store) => store.addVisit()],
  ["a reading of the visits", (store) => store.readVisits()],
  ["a ping", (store) => store.ping()],
];

test.each(everyCall)(
  "%s fails while Firestore cannot be reached, and works again afterwards",
  async (_name, call) => {
    const { openStore: open, proxy } = await newProjectBehindProxy();
    const store = await open({ limitMs: 1000 });
    await proxy.cut();
    await expect(call(store)).rejects.toThrow(StoreUnavailableError);
    await proxy.mend();
    await expect(call(await open())).resolves.not.toThrow();
  },
);

test.each(everyCall)("%s to a Firestore that does not answer is abandoned", async (_name, call) => {
  const { openStore: open, proxy } = await newProjectBehindProxy();
  const store = await open({ limitMs: 1000 });
  proxy.decideAll({ kind: "ignore" });
  await expect(call(store)).rejects.toThrow(StoreUnavailableError);
});

test("a store that lost its connection reconnects", async () => {
  const { openStore: open, proxy } = await newProjectBehindProxy();
  const store = await open();
  await proxy.cut();
  const count = store.countParticipants();
  await proxy.mend();
  expect(await count).toBe(0);
});

test.each(everyCall)("%s to a store that was closed is refused", async (_name, call) => {
  const { openStore: open } = await newProjectBehindProxy();
  const store = await open();
  await store.close();
  await expect(call(store)).rejects.toThrow("The store is closed");
});

/** Opens a store on a Firestore that answers every call with one status. */
async function faultOfOpening(status: number): Promise<unknown> {
  const proxy = await startFirestoreProxy(await emulatorHost());
  onTestFinished(() => proxy.cut());
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", proxy.host);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  proxy.decideAll({ kind: "refuse", status });
  const address = { projectId: "convencion-2025", databaseId: "(default)" };
  return openFirestoreStore(address, null, { ...hurried, limitMs: 1000 }).catch(
    (error: unknown) => error,
  );
}

test.each([
  [7, "no tiene permiso sobre Firestore en convencion-2025/(default)"],
  [7, "roles/datastore.user"],
  [16, "no acepta las credenciales"],
  [5, "No existe la base de datos de Firestore en convencion-2025/(default)"],
  [14, "No se puede hablar con Firestore en convencion-2025/(default)"],
  [8, "No se puede hablar con Firestore"],
  [3, "No se puede hablar con Firestore"],
])("status %i keeps a store from being opened: %s", async (status, message) => {
  const fault = await faultOfOpening(status);
  expect(fault).toBeInstanceOf(UserError);
  expect(fault).toHaveProperty("message", expect.stringContaining(message));
});

test.each([
  ["a key file that is not there", null],
  ["a key file that is not one", "no es una clave"],
  ["a key that is damaged", '{"type":"service_account","client_email":"a@b.c","private_key":"x"}'],
])(
  "%s keeps a store from being opened, and the message explains credentials",
  async (_name, content) => {
    const file = join(await temporaryFolder(), "clave.json");
    if (content !== null) await writeFile(file, content);
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
    vi.stubEnv("GOOGLE_APPLICATION_CREDENTIALS", file);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const fault = await openStore("firestore:convencion-2025").catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(UserError);
    expect(fault).toHaveProperty("message", expect.stringContaining("No hay credenciales"));
    expect(fault).toHaveProperty(
      "message",
      expect.stringContaining("GOOGLE_APPLICATION_CREDENTIALS"),
    );
  },
);

test.each([4, 8, 10, 14])("status %i makes the store unavailable, with its cause", (code) => {
  const cause = Object.assign(new Error("status"), { code });
  expect(storeError(cause)).toBeInstanceOf(StoreUnavailableError);
  expect(storeError(cause)).toHaveProperty("cause", cause);
});

test.each([3, 7, 9, 13, 16, "ENOENT", undefined])(
  "code %s is passed on unchanged",
  async (code) => {
    const cause = Object.assign(new Error("status"), { code });
    await expect(firestoreCalls(1000).run(() => Promise.reject(cause))).rejects.toBe(cause);
  },
);
