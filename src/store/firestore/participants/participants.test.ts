import { expect, test } from "vitest";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { ana, beto, carla, everyone, importing } from "../../contract/arrangement.ts";
import {
  contentsOf,
  newProject,
  newProjectBehindProxy,
  put,
} from "../testing/firestore-under-test.ts";

test("a new participant is a document of the three fields with the carnet as id", async () => {
  const project = await newProject();
  const store = await project.openStore();
  await store.saveParticipants([ana], importing());
  expect(await contentsOf(project, "participantes")).toEqual({ [ana.carnet]: ana });
});

test("a document with any id is found by its carnet, corrected in place and keeps what else it holds", async () => {
  const project = await newProject();
  const extra = { telefono: "+502 0000 0000", pagos: [{ monto: 50 }] };
  await put(project, { "participantes/x7Gh2": { ...ana, ...extra } });
  const store = await project.openStore();
  expect(await store.findParticipant(ana.carnet)).toEqual(ana);
  expect(await everyone(store)).toEqual([ana]);
  const married = { ...ana, nombre: "Ana Lucía Xicará de Paz" };
  await store.saveParticipants([married, beto], importing());
  expect(await contentsOf(project, "participantes")).toEqual({
    x7Gh2: { ...married, ...extra },
    [beto.carnet]: beto,
  });
});

test("a ticket that was entered as a number is returned as text", async () => {
  const project = await newProject();
  await put(project, { "participantes/a": { ...ana, numeroTicket: 7 } });
  const store = await project.openStore();
  expect(await store.findParticipant(ana.carnet)).toEqual(ana);
  expect(await everyone(store)).toEqual([ana]);
});

test.each([{ nombre: 12 }, { nombre: null }, { numeroTicket: 1.5 }, { numeroTicket: ["7"] }])(
  "a participant with %j is listed without it and fails the look-up without naming the carnet, until a list corrects it",
  async (wrong) => {
    const project = await newProject();
    await put(project, { [`participantes/${ana.carnet}`]: { ...ana, ...wrong } });
    const store = await project.openStore();
    const fault = await store.findParticipant(ana.carnet).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(String(fault)).toContain("has no text in nombre or numeroTicket");
    expect(String(fault)).not.toContain(ana.carnet);
    const [lacks = ""] = Object.keys(wrong);
    expect(await everyone(store)).toEqual([{ ...ana, [lacks]: "" }]);
    expect((await store.saveParticipants([ana], importing())).kind).toBe("saved");
    expect(await everyone(store)).toEqual([ana]);
  },
);

test("documents without a carnet in text are no participants, and a list may take over their ids", async () => {
  const project = await newProject();
  await put(project, {
    "participantes/notas": { texto: "pendiente" },
    [`participantes/${ana.carnet}`]: { nombre: "Sin carnet", numeroTicket: "7", nota: "revisar" },
    "participantes/numero": { ...beto, carnet: 249020 },
  });
  const store = await project.openStore();
  expect(await store.countParticipants()).toBe(0);
  expect(await everyone(store)).toEqual([]);
  expect(await store.saveParticipants([ana], importing())).toEqual({
    kind: "saved",
    summary: { added: 1, changed: 0, same: 0, removed: 0 },
  });
  expect(await everyone(store)).toEqual([ana]);
  expect((await contentsOf(project, "participantes"))[ana.carnet]).toEqual({
    ...ana,
    nota: "revisar",
  });
});

test("a document whose id is another participant's carnet stays with its owner", async () => {
  const project = await newProject();
  await put(project, { [`participantes/${ana.carnet}`]: beto });
  const store = await project.openStore();
  await store.saveParticipants([ana], importing());
  expect(await everyone(store)).toEqual([beto, ana]);
  expect((await contentsOf(project, "participantes"))[ana.carnet]).toEqual(beto);
});

test("two documents with one carnet are one participant, and an import or a removal removes both", async () => {
  const project = await newProject();
  const twice = { "participantes/a": ana, "participantes/b": { ...ana, nombre: "Otra" } };
  await put(project, { ...twice, "participantes/c": carla });
  const store = await project.openStore();
  expect(await everyone(store)).toEqual([carla, ana]);
  await store.saveParticipants([ana], importing());
  expect(await contentsOf(project, "participantes")).toEqual({ a: ana, c: carla });
  await put(project, twice);
  expect(await store.removeParticipant(ana.carnet, () => {})).toBe(true);
  expect(await contentsOf(project, "participantes")).toEqual({ c: carla });
});

test("a removal reads the list outside its own limit of time, and once however often it is tried", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  await store.saveParticipants([ana, beto], importing());
  const ABORTED = 10;
  proxy.calls.clear();
  proxy.decide("Commit", { kind: "refuse", status: ABORTED });
  const previous: (readonly Participant[])[] = [];
  expect(await store.removeParticipant(ana.carnet, (list) => void previous.push(list))).toBe(true);
  expect(previous.at(-1)).toEqual([beto, ana]);
  // One page of the list, and one query for the carnet in each attempt.
  expect(proxy.calls.get("RunQuery")).toBe(3);
});
