import { expect, test } from "vitest";
import { ana } from "#app/store/testing/arrangement.ts";
import { journalEntry } from "#app/store/testing/change-contract.ts";
import {
  contentsOf,
  newProject,
  newProjectBehindProxy,
  put,
} from "#app/store/testing/firestore-under-test.ts";
import { session } from "#app/store/testing/organisers-contract.ts";

test("documents that somebody edited by hand are skipped, and the others are listed", async () => {
  const project = await newProject();
  const { access, journal } = await project.openStore();
  await access.save(session);
  await journal.add(journalEntry({ id: "buena", kind: "open-door" }));
  const { una } = await contentsOf(project, "accesos");
  const { buena } = await contentsOf(project, "diario");
  await put(project, {
    "accesos/otra": { ...una, hash: "b2", tipo: "administrador" },
    "diario/otra": { ...buena, tipo: "borrar" },
    "cambios/otra": { paso: "buena", tipo: "correct", carnets: [ana.carnet], personas: ["Ana"] },
  });
  expect(await access.list()).toEqual([session]);
  expect(await access.find("b2")).toBeNull();
  expect((await journal.list(null, 10)).map(({ id }) => id)).toEqual(["buena"]);
  expect(await journal.find("otra")).toBeNull();
  expect(await journal.history(ana.carnet)).toEqual([]);
  expect(await journal.corrections()).toEqual([]);
  expect(await journal.changes("buena")).toEqual([]);
});

test("a server whose commit was refused does not use up the link", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const { access } = await openStore();
  await access.save(session);
  const other = await openStore();
  const meanwhile = async () => {
    proxy.decide("Commit");
    expect(await other.access.take(session.secretHash)).toEqual(session);
  };
  proxy.decide("Commit", { kind: "pass", first: meanwhile });
  expect(await access.take(session.secretHash)).toBeNull();
});
