import { expect, test, vi } from "vitest";
import { contentsOf } from "#backup/server/store-contents.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, students } from "./testing/arrangement.ts";
import { eraseNumber } from "./testing/contracts/registration-contract.ts";
import { entry, northDoor, rename, walkIn } from "./testing/door-arrangement.ts";
import { newProject, usualIntervals } from "./testing/firestore-under-test.ts";

async function serverWith(list: readonly (typeof ana)[]) {
  const project = await newProject();
  await saveList(await project.openStore(), list);
  vi.useFakeTimers({ toFake: ["performance"] });
  return { ...project, open: () => project.openStore(usualIntervals) };
}

test.each(["before", "after"] as const)(
  "a server finds what it has just changed, %s it has read the list",
  async (when) => {
    const { open } = await serverWith([ana, beto]);
    const store = await open();
    if (when === "after") await store.readList();
    const find = ({ carnet }: typeof ana) => store.findParticipant(carnet);
    expect([await find(ana), await find(beto), await find(carla)]).toEqual([ana, beto, null]);
    const married = { ...ana, nombre: "Ana de Paz" };
    await saveList(store, [married, beto]);
    expect(await find(ana)).toEqual(married);
    await store.door.record(northDoor, [entry(1, beto.carnet), rename(2, beto.carnet, "Beto N.")]);
    expect(await find(beto)).toMatchObject({ nombre: "Beto N." });
    await store.door.record(northDoor, [walkIn(3, carla)]);
    expect(await find(carla)).toMatchObject({ nombre: carla.nombre });
    await saveList(store, students(60), "replace");
    expect([await find(ana), await find(carla)]).toEqual([null, null]);
  },
);

test("a server that has read the list finds what another one changed within five seconds", async () => {
  const { open, readsOf } = await serverWith([...students(100), ana, beto]);
  const [store, other] = [await open(), await open()];
  await store.readList();
  const married = { ...ana, nombre: "Ana de Paz" };
  await saveList(other, [married, ...students(200)]);
  await other.door.record(northDoor, [walkIn(1, carla)]);
  vi.advanceTimersByTime(5000);
  // It reads what changed, not the list.
  expect(await readsOf(() => store.readList())).toBeLessThan(10);
  expect(await store.findParticipant(ana.carnet)).toEqual(married);
  expect(await store.findParticipant(carla.carnet)).toMatchObject({ nombre: carla.nombre });
});

test("a server knows at once what it has done with requests, also while a crowd is answered from all", async () => {
  const { open } = await serverWith([]);
  const store = await open();
  const { add, find, decide } = store.registration;
  const crowd = students(350).map(({ carnet }) => carnet);
  for (const [carnet = ""] of [crowd, crowd]) await find(carnet, crowd);
  expect(await find(ana.carnet)).toBeNull();
  const rank = async () => (await find(carla.carnet))?.rank;
  for (const each of [ana, carla]) await add({ carnet: each.carnet, nombre: each.nombre }, 1000);
  const contents = await contentsOf(store);
  expect(await rank()).toBe(2);
  await decide([1], { at: 2000, by: "Marta", reason: "No pagó" });
  expect(await rank()).toBe(1);
  await eraseNumber(store, 2);
  expect(await rank()).toBeUndefined();
  await store.restore(contents);
  expect(await rank()).toBe(2);
});
