import { access, writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "../testing/organiser.ts";
import { databaseInWords } from "./database-commands.ts";

const ana = "2490-21-1,Ana,1";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

describe("a command", () => {
  test("says which database it used", async () => {
    await organiser.registers(ana);
    const seen = await organiser.types("respaldar", organiser.path("r"));
    expect(seen.exitCode).toBe(0);
    expect(seen.database).toBe(
      `Base de datos: «${organiser.path("convencion.db")}», en esta computadora; un sitio publicado en otra tiene la suya.\n`,
    );
  });

  test("that imports says so, and that it creates the first database", async () => {
    const first = await organiser.imports(ana);
    expect(first).toMatchObject({
      exitCode: 0,
      database: expect.stringContaining("se crea ahora"),
    });
    const again = await organiser.imports(ana);
    expect(again.database).not.toContain("se crea");
  });

  test.each([
    ["exportar", "salida.csv"],
    ["respaldar", "respaldos"],
  ])(
    "%s with a misspelt database stops, creates none and names what is there",
    async (...command) => {
      await organiser.imports(ana);
      const misspelt = await newOrganiser({
        DATABASE_URL: `sqlite:${organiser.path("convension.db")}`,
      });
      const seen = await misspelt.types(...command);
      expect(seen).toMatchObject({ exitCode: 1, out: "" });
      expect(seen.err).toContain("convension.db» no existe");
      expect(seen.err).toContain("hay: convencion.db");
      await expect(access(organiser.path("convension.db"))).rejects.toThrow("ENOENT");
    },
  );

  test("that imports into a misspelt database beside another needs --si", async () => {
    await organiser.imports(ana);
    const list = await organiser.writes(ana);
    const misspelt = await newOrganiser({
      DATABASE_URL: `sqlite:${organiser.path("convension.db")}`,
    });
    const seen = await misspelt.types("importar", list);
    expect(seen).toMatchObject({ exitCode: 1, err: expect.stringContaining("«convencion.db»") });
    await expect(access(organiser.path("convension.db"))).rejects.toThrow("ENOENT");
    expect(await misspelt.types("importar", list, "--si")).toMatchObject({ exitCode: 0 });
  });

  test("that imports the first list asks nothing because of the samples of the live preview", async () => {
    await writeFile(organiser.path("desarrollo.db"), "Something");
    const seen = await organiser.imports(ana);
    expect(seen).toMatchObject({ exitCode: 0, database: expect.stringContaining("se crea ahora") });
  });
});

test.each([
  [null, "Firestore, proyecto «convencion-umg», base «otra»; es la de todo"],
  ["127.0.0.1:8080", "emulador de 127.0.0.1:8080; no es la verdadera"],
])(
  "a hosted database is named by project and database, with an emulator at %s",
  (emulator, said) => {
    const databaseUrl = "firestore:convencion-umg/otra";
    expect(databaseInWords({ databaseUrl, firestoreKey: null, emulator })).toContain(said);
  },
);
