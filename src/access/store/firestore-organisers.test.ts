import { expect, test, vi } from "vitest";
import { session } from "#app/store/testing/contracts/organisers-contract.ts";
import { newProject, put, usualIntervals } from "#app/store/testing/firestore-under-test.ts";

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

test("a session that another server has just begun or prolonged is known at once", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { openStore } = await newProject();
  const [one, other] = [await openStore(usualIntervals), await openStore(usualIntervals)];
  await other.access.list();
  await one.access.save(session);
  expect(await other.access.find(session.secretHash)).toEqual(session);
  const prolonged = { expiresAt: Number.MAX_SAFE_INTEGER };
  await one.access.update(session.id, prolonged);
  expect(await other.access.find(session.secretHash)).toMatchObject(prolonged);
});
