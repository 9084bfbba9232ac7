import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openFirestoreStore } from "#app/store/firestore-store.ts";
import { openStore } from "#app/store/open-store.ts";
import type { Store } from "#app/store/store.ts";
import { ana } from "#app/store/testing/arrangement.ts";
import { adding, journalEntry } from "#app/store/testing/changes.ts";
import { hurried, newProject } from "#app/store/testing/firestore-under-test.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { UserError } from "../terminal/user-error.ts";
import { StoreUnavailableError } from "./unavailable.ts";

const changes = adding(ana);
const entry = journalEntry();
/** Makes every kind of call at the same time; resolves with those that ended otherwise. */
async function otherThan(expected: string, store: Store): Promise<string[]> {
  const calls = {
    lookup: store.findParticipant(ana.carnet),
    change: store.changeList({ version: "", changes, entry }),
    journal: store.journal.list(null, 1),
    session: store.access.find(""),
    export: store.participants(),
    visit: store.addVisit(),
    visits: store.readVisits(),
    version: store.listVersion(),
  };
  const outcomes = Object.entries(calls).map(async ([name, call]) => {
    const outcome = await (call as Promise<unknown>).then(
      () => "answered",
      (error: Error) => (error instanceof StoreUnavailableError ? "unavailable" : error.message),
    );
    return outcome === expected ? [] : [`${name}: ${outcome}`];
  });
  return (await Promise.all(outcomes)).flat();
}

test("every call fails while Firestore cannot be reached or does not answer, and works again afterwards", async () => {
  const { openStore: open, proxy } = await newProject();
  // A limit that is short for the calls may be so for the opening, too, on a loaded machine.
  const store = await vi.waitFor(() => open({ limitMs: 3000 }), hurried.limitMs);
  proxy.decideAll({ kind: "ignore" });
  expect(await otherThan("unavailable", store)).toEqual([]);
  proxy.decideAll(null);
  proxy.cut();
  expect(await otherThan("unavailable", store)).toEqual([]);
  proxy.mend();
  expect(await otherThan("answered", await open())).toEqual([]);
});

test.each([
  [7, "no tiene permiso sobre Firestore en convencion-2025/(default)"],
  [16, "no acepta las credenciales"],
  [5, "No existe la base de datos de Firestore en convencion-2025/(default)"],
  [14, "No se puede hablar con Firestore en convencion-2025/(default)"],
])("status %i keeps a store from being opened: %s", async (status, message) => {
  const { proxy } = await newProject();
  proxy.decideAll({ kind: "refuse", status });
  const address = { projectId: "convencion-2025", databaseId: "(default)" };
  // Firestore is asked again until the limit only where it cannot be reached.
  const limitMs = status === 14 ? 3000 : hurried.limitMs;
  const opened = openFirestoreStore(address, null, { ...hurried, limitMs });
  const fault = await opened.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(UserError);
  expect(fault).toHaveProperty("message", expect.stringContaining(message));
});

test.each([
  ["a key file that is not there", null],
  ["a key that is damaged", '{"type":"service_account","client_email":"a@b.c","private_key":"x"}'],
])(
  "%s keeps a store from being opened, and the message explains credentials",
  async (_name, content) => {
    const file = join(await temporaryFolder(), "clave.json");
    if (content !== null) await writeFile(file, content);
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
    vi.stubEnv("GOOGLE_APPLICATION_CREDENTIALS", file);
    const fault = await openStore("firestore:convencion-2025").catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(UserError);
    const message = /No hay credenciales.*GOOGLE_APPLICATION_CREDENTIALS/s;
    expect(fault).toHaveProperty("message", expect.stringMatching(message));
  },
);
