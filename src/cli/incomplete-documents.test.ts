import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { emulatorHost, newProject, put } from "../store/firestore/testing/firestore-under-test.ts";
import { newOrganiser } from "./testing/organiser.ts";

test("participants without a name or a ticket in Firestore hinder neither lists nor backups, and a list corrects them", async () => {
  const project = await newProject();
  await put(project, {
    "participantes/a": { carnet: "2490-21-1", nombre: "Ana" },
    "participantes/b": { carnet: "2490-21-2", nombre: "Luz" },
    "participantes/c": { carnet: "2490-21-3", numeroTicket: "3" },
  });
  const organiser = await newOrganiser({
    DATABASE_URL: `firestore:${project.projectId}`,
    FIRESTORE_EMULATOR_HOST: await emulatorHost(),
  });
  const list = organiser.path("lista.csv");
  await writeFile(list, "carnet,nombre,numeroTicket\n2490-21-1,Ana,1\n2490-21-3,Eva,3\n");
  const run = async (...args: readonly string[]) => {
    const { exitCode, out } = await organiser.types(...args);
    expect(exitCode, args[0]).toBe(0);
    return out;
  };
  await run("exportar", organiser.path("salida.csv"));
  expect(await run("respaldar", organiser.path("r"))).toContain("3 participantes");
  expect(await run("importar", list)).toMatch(/Cambiados +2/);
  expect(await run("buscar", "3")).toContain("Eva");
  await run("deshacer", "--si");
  expect(await run("importar", list)).toMatch(/Cambiados +2/);
  expect(await run("contar")).toContain("3 participantes");
});
