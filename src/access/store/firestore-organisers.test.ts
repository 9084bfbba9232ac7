import { expect, test, vi } from "vitest";
import { invitation, session } from "#app/store/testing/contracts/organisers-contract.ts";
import {
  newProject,
  newProjectBehindProxy,
  put,
  usualIntervals,
} from "#app/store/testing/firestore-under-test.ts";

test("that a session is used is stored without reading, so that its calls do not wait for each other", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const { access } = await openStore();
  await access.save(session);
  proxy.decide("BatchGetDocuments", { kind: "refuse", status: 7 });
  expect(await access.update(session.id, { lastUsedAt: 7000 })).toBe(true);
  expect(await access.list()).toMatchObject([{ lastUsedAt: 7000 }]);
  expect(await access.update("ninguna", { lastUsedAt: 7000 })).toBe(false);
});

test("a session from before roles may do everything, and one with an unknown role nothing", async () => {
  const project = await newProject();
  const before = { tipo: "session", nombre: "Marta", navegador: "", creado: 1, usado: 1, vence: 9 };
  await put(project, {
    "accesos/antes": { ...before, hash: "a" },
    "accesos/despues": { ...before, hash: "b", rol: "solo-mirar" },
  });
  const { access } = await project.openStore();
  expect(await access.find("a")).toMatchObject({ name: "Marta", role: "all" });
  expect(await access.find("b")).toBeNull();
});

/** Two servers with the intervals of production; the clock of the polls stands still. */
async function twoServers() {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { openStore, readsOf } = await newProjectBehindProxy();
  const [store, other] = [await openStore(usualIntervals), await openStore(usualIntervals)];
  await other.access.list();
  /** The documents that the other server reads while it looks for one secret a hundred times. */
  const readsToFind = (secret: string) =>
    readsOf(async () => {
      for (let times = 0; times < 100; times += 1) await other.access.find(secret);
    });
  return { one: store.access, other: other.access, readsToFind };
}

test("a session that another server has just begun is known at once; unknown secrets cost few reads", async () => {
  const { one, other, readsToFind } = await twoServers();
  await one.save(session);
  expect(await other.find(session.secretHash)).toEqual(session);
  expect(await readsToFind("nadie")).toBeLessThanOrEqual(40);
});

test("a session that another server has prolonged is known, and one that has expired costs few reads", async () => {
  const { one, other, readsToFind } = await twoServers();
  await one.save(session);
  await one.save({ ...invitation, id: "otra", secretHash: "enlace" });
  expect(await other.find("enlace")).toMatchObject({ id: "otra" });
  await one.update(session.id, { expiresAt: Number.MAX_SAFE_INTEGER });
  expect(await readsToFind("enlace")).toBe(0);
  expect(await other.find(session.secretHash)).toMatchObject({
    expiresAt: Number.MAX_SAFE_INTEGER,
  });
  await one.save({ ...session, id: "vieja", secretHash: "vieja" });
  expect(await other.find("vieja")).toMatchObject({ id: "vieja" });
  vi.advanceTimersByTime(10_000);
  expect(await readsToFind("vieja")).toBeLessThanOrEqual(5);
});
