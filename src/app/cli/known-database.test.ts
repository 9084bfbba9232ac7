import { access, writeFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { newProject } from "../store/testing/firestore-under-test.ts";
import { ana, newOrganiser, type Organiser } from "./testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

test("a command says which database it used, and an import that it creates the first one", async () => {
  const first = await organiser.imports(ana);
  expect(first).toMatchObject({ exitCode: 0, database: expect.stringContaining("se crea ahora") });
  const seen = await organiser.types("respaldar", organiser.path("r"));
  expect(seen.exitCode).toBe(0);
  expect(seen.database).toBe(
    `Base de datos: «${organiser.path("convencion.db")}», en esta computadora; un sitio publicado en otra tiene la suya.\n`,
  );
});

test("a command that reads a misspelt database stops, and creates none", async () => {
  const misspelt = await newOrganiser({
    DATABASE_URL: `sqlite:${organiser.path("convension.db")}`,
  });
  const seen = await misspelt.types("exportar", "salida.csv");
  expect(seen).toMatchObject({ exitCode: 1, out: "" });
  expect(seen.err).toContain("convension.db» no existe");
  await expect(access(organiser.path("convension.db"))).rejects.toThrow("ENOENT");
});

const key = (project_id: string) => ({
  project_id,
  client_email: "sitio@example.org",
  private_key: "-----BEGIN PRIVATE KEY-----",
});

test("the option with a key file, before or after the command, selects its project", async () => {
  const { projectId, openStore } = await newProject();
  const host = String(process.env.FIRESTORE_EMULATOR_HOST);
  // A DATABASE_URL of a file, as is usual, is not the hosted site's database.
  const hosted = await newOrganiser({
    DATABASE_URL: organiser.databaseUrl,
    FIRESTORE_EMULATOR_HOST: host,
  });
  const file = hosted.path("firestore.json");
  await writeFile(file, JSON.stringify(key(projectId)));
  await writeFile(hosted.path("lista.csv"), "carnet,nombre,numeroTicket\n2490-21-1,Ana,1\n");
  const imported = await hosted.types("importar", hosted.path("lista.csv"), "--llave", file);
  expect(imported).toMatchObject({ exitCode: 0, err: "" });
  expect(imported.database).toContain(`Firestore, proyecto «${projectId}»`);
  expect(await (await openStore()).participants()).toHaveLength(1);
  const backup = await hosted.types(`--llave=${file}`, "respaldar", hosted.path("r"));
  expect(backup.out).toContain("1 participante");
});

test.each([
  ["no file", null, "no se puede leer"],
  ["a file of something else", "{}", "no es la llave de Firestore"],
])("with %s nothing is opened, and what is wrong is said", async (_what, text, message) => {
  const file = organiser.path("firestore.json");
  if (text !== null) await writeFile(file, text);
  const seen = await organiser.types("exportar", "lista.csv", "--llave", file);
  expect(seen).toMatchObject({ exitCode: 1, out: "", database: "" });
  expect(seen.err).toContain(message);
});
