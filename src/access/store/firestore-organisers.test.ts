import { expect, test } from "vitest";
import { newProject, newProjectBehindProxy, put } from "#app/store/testing/firestore-under-test.ts";
import { begun, invitation } from "#app/store/testing/organisers-contract.ts";

test("a server whose commit was refused does not use up the link", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const { access } = await openStore();
  await access.save(invitation);
  const other = await openStore();
  const meanwhile = async () => {
    proxy.decide("Commit");
    expect(await other.access.spend(invitation.secretHash, begun)).toMatchObject(begun);
  };
  proxy.decide("Commit", { kind: "pass", first: meanwhile });
  const late = { ...begun, secretHash: "otra" };
  expect(await access.spend(invitation.secretHash, late)).toBeNull();
  expect(await access.list()).toMatchObject([begun]);
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
