import { expect, onTestFinished, test, vi } from "vitest";
import { saveList } from "../../../testing/save-list.ts";
import { ana, beto } from "../../testing/arrangement.ts";
import { newProjectBehindProxy } from "../testing/firestore-under-test.ts";

const EVERY_MS = 10_000;

/** A store with Ana on its list, and the number of its queries since. */
async function storeOfAna() {
  const { openStore, proxy } = await newProjectBehindProxy();
  const organiser = await openStore();
  await saveList(organiser, [ana]);
  const store = await openStore({ lookupEveryMs: EVERY_MS });
  proxy.calls.clear();
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  return { store, organiser, queries: () => proxy.calls.get("RunQuery") ?? 0 };
}

test("the same carnet is read once, found or not, however often it is looked up", async () => {
  const { store, queries } = await storeOfAna();
  for (let turn = 0; turn < 50; turn += 1) {
    expect(await store.findParticipant(ana.carnet)).toMatchObject({ nombre: ana.nombre });
    expect(await store.findParticipant(beto.carnet)).toBeNull();
  }
  expect(queries()).toBe(2);
});

test("a look-up returns a correction at most ten seconds after the last read", async () => {
  const { store, organiser } = await storeOfAna();
  await store.findParticipant(ana.carnet);
  await store.findParticipant(beto.carnet);
  await saveList(organiser, [{ ...ana, nombre: "Ana de Paz" }, beto]);
  vi.advanceTimersByTime(EVERY_MS);
  expect(await store.findParticipant(ana.carnet)).toMatchObject({ nombre: "Ana de Paz" });
  vi.advanceTimersByTime(EVERY_MS / 10);
  expect(await store.findParticipant(beto.carnet)).toMatchObject({ nombre: beto.nombre });
});

test("many carnets that are looked up repeatedly cost one read a second in total", async () => {
  const { store, queries } = await storeOfAna();
  const carnets = Array.from({ length: 30 }, (_, index) => `2490-25-${index}`);
  const askAll = () => Promise.all(carnets.map((carnet) => store.findParticipant(carnet)));
  await askAll();
  const before = queries();
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    await askAll();
  }
  expect(queries() - before).toBeLessThanOrEqual(60);
});
