import { access } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { databaseInWords } from "./database.ts";
import { newOrganiser, type Organiser } from "./testing/organiser.ts";

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

  test("that reads a misspelt database stops, and creates none", async () => {
    await organiser.imports(ana);
    const misspelt = await newOrganiser({
      DATABASE_URL: `sqlite:${organiser.path("convension.db")}`,
    });
    const seen = await misspelt.types("exportar", "salida.csv");
    expect(seen).toMatchObject({ exitCode: 1, out: "" });
    expect(seen.err).toContain("convension.db» no existe");
    await expect(access(organiser.path("convension.db"))).rejects.toThrow("ENOENT");
  });
});

test("a hosted database is named by project and database", () => {
  expect(databaseInWords("firestore:convencion-umg/otra")).toContain(
    "Firestore, proyecto «convencion-umg», base «otra»; es la de todo",
  );
});
