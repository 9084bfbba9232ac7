import { expect, test } from "vitest";
import { ana, beto, carla } from "#app/store/testing/arrangement.ts";
import { change } from "#app/store/testing/contracts/change-contract.ts";
import { northDoor, walkIn } from "#app/store/testing/door-arrangement.ts";
import { contentsOf, newProject, put } from "#app/store/testing/firestore-under-test.ts";
import { saveList } from "#testing/save-list.ts";

test("a document with any id is found by its carnet, corrected in place and keeps its other fields", async () => {
  const project = await newProject();
  const extra = { talla: "M", pagos: [{ monto: 50 }] };
  await put(project, { "participantes/x7Gh2": { ...ana, ...extra } });
  const store = await project.openStore();
  expect(await store.findParticipant(ana.carnet)).toEqual(ana);
  expect(await store.participants()).toEqual([ana]);
  const married = { ...ana, nombre: "Ana Lucía Xicará de Paz" };
  await saveList(store, [married, beto]);
  expect(await contentsOf(project, "participantes")).toEqual({
    x7Gh2: { ...married, ...extra },
    [beto.carnet]: beto,
  });
});

test("a ticket that was entered as a number is taken, also for a door; that of a document without a carnet is free", async () => {
  const project = await newProject();
  await put(project, {
    "participantes/a": { ...ana, numeroTicket: 7 },
    "participantes/notas": { numeroTicket: "9" },
  });
  const store = await project.openStore();
  const adding = (after: typeof beto) => change(store, [{ before: null, after }]);
  expect(await adding({ ...beto, numeroTicket: "7" })).toEqual({ kind: "outdated", written: 0 });
  const [added] = await store.door.record(northDoor, [walkIn(1, { ...carla, numeroTicket: "7" })]);
  expect(added).toMatchObject({ changed: { numeroTicket: "8" } });
  expect((await adding({ ...beto, numeroTicket: "9" })).kind).toBe("saved");
});

test("a new carnet is written into the person's document, and its id does not block its former carnet", async () => {
  const project = await newProject();
  const store = await project.openStore();
  await saveList(store, [ana]);
  const renumbered = { ...ana, carnet: "2490-21-104513", personId: ana.carnet };
  await change(store, [{ before: ana, after: renumbered }]);
  expect(await contentsOf(project, "participantes")).toEqual({ [ana.carnet]: renumbered });
  const other = { ...ana, numeroTicket: "70" };
  expect((await change(store, [{ before: null, after: other }])).kind).toBe("saved");
  expect(await store.participants()).toMatchObject([other, renumbered]);
});
