import { expect, onTestFinished, test, vi } from "vitest";
import { ana, beto } from "#app/store/testing/arrangement.ts";
import { newProject } from "#app/store/testing/firestore-under-test.ts";
import { saveList } from "#testing/save-list.ts";

const EVERY_MS = 10_000;

test("a look-up returns a correction at most ten seconds after the last read, and not before", async () => {
  const { openStore } = await newProject();
  const organiser = await openStore();
  await saveList(organiser, [ana]);
  const store = await openStore({ lookupEveryMs: EVERY_MS });
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  await store.findParticipant(ana.carnet);
  await store.findParticipant(beto.carnet);
  await saveList(organiser, [{ ...ana, nombre: "Ana de Paz" }, beto]);
  expect(await store.findParticipant(ana.carnet)).toEqual(ana);
  vi.advanceTimersByTime(EVERY_MS);
  expect(await store.findParticipant(ana.carnet)).toMatchObject({ nombre: "Ana de Paz" });
  // One carnet a second is read again, however many are looked up.
  expect(await store.findParticipant(beto.carnet)).toBeNull();
  vi.advanceTimersByTime(EVERY_MS / 10);
  expect(await store.findParticipant(beto.carnet)).toMatchObject({ nombre: beto.nombre });
});
