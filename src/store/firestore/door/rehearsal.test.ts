import { expect, test } from "vitest";
import { saveList } from "../../../testing/save-list.ts";
import { ana, carla } from "../../testing/arrangement.ts";
import {
  entry,
  known,
  north,
  opening,
  recorded,
  rename,
  walkIn,
} from "../../testing/door-arrangement.ts";
import { contentsOf, newProject, put } from "../testing/firestore-under-test.ts";

const rehearsal = { name: north, isRehearsal: true };

test("a rehearsal answers like any door, also about a person whom it added, and writes only its lines", async () => {
  const project = await newProject();
  const store = await project.openStore();
  await saveList(store, [ana]);
  const version = await store.door.listVersion();
  const { logId } = await store.door.readLog(0);
  const sent = [entry(1, ana.carnet), walkIn(2, carla), rename(3, carla.carnet, "Carla Ixchel")];
  expect(await store.door.record(rehearsal, sent)).toEqual([recorded(1), recorded(2), recorded(3)]);
  expect(await store.door.record(rehearsal, sent)).toEqual([known(1), known(2), known(3)]);
  expect(await store.participants()).toEqual([ana]);
  const { registro: _, ...lines } = await contentsOf(project, "entradas");
  expect(Object.values(lines)).toMatchObject(sent.map(() => ({ apartada: true })));
  expect(await store.door.listVersion()).toBe(version);
  expect((await store.door.readLog(0)).logId).toBe(logId);
});

test("a door that an earlier version opened, without rehearsals, is a real one", async () => {
  const project = await newProject();
  const { name, secretHash, openedAt, validUntil } = opening(north);
  const times = { abierta: openedAt, hasta: validUntil, cerrada: null };
  const puertas = { x: { nombre: name, hash: secretHash, ...times } };
  await put(project, { "entradas/registro": { puertas } });
  const store = await project.openStore();
  expect(await store.door.find(secretHash)).toMatchObject({ name: north, isRehearsal: false });
});
