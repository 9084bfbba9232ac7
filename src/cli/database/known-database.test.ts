import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type ListingOrganiser, newListingOrganiser } from "../testing/listing-organiser.ts";
import { newOrganiser } from "../testing/organiser.ts";
import { runningSites } from "./running-sites.ts";
import { sayWhichDatabase } from "./say-which-database.ts";

const ana = "2490-21-1,Ana,1";

let organiser: ListingOrganiser;
beforeEach(async () => {
  organiser = await newListingOrganiser();
});
afterEach(() => organiser.leaves());

describe("a command", () => {
  test.each([
    ["contar"],
    ["respaldar", "respaldos"],
    ["buscar", "2490-21-1"],
    ["exportar", "salida.csv"],
    ["quitar", "2490-21-1"],
    ["agregar", "2490-21-2", "--nombre", "Luz", "--ticket", "2"],
    ["corregir", "2490-21-1", "--nombre", "Anna"],
  ])("%s says which database it used", async (...command) => {
    await organiser.registers(ana);
    const args = command.map((word) =>
      /\.csv$|^respaldos$/.test(word) ? organiser.path(word) : word,
    );
    const seen = await organiser.types(...args);
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
    ["contar"],
    ["buscar", "Ana"],
    ["exportar", "salida.csv"],
    ["quitar", "2490-21-1"],
    ["agregar", "2490-21-2", "--nombre", "Luz", "--ticket", "2"],
    ["corregir", "2490-21-1", "--nombre", "Anna"],
  ])(
    "%s with a misspelt database stops, creates none and names what is there",
    async (...command) => {
      await organiser.imports(ana);
      const misspelt = await newOrganiser({
        DATABASE_URL: `sqlite:${organiser.path("convension.db")}`,
      });
      const seen = await misspelt.types(...command);
      await misspelt.leaves();
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
    await misspelt.leaves();
  });

  test("that imports the first list asks nothing because of the samples of the live preview", async () => {
    await writeFile(organiser.path("desarrollo.db"), "Something");
    const seen = await organiser.imports(ana);
    expect(seen).toMatchObject({ exitCode: 0, database: expect.stringContaining("se crea ahora") });
  });

  test("that simulates the first import creates nothing", async () => {
    const seen = await organiser.types("importar", await organiser.writes(ana), "--simular");
    expect(seen).toMatchObject({ exitCode: 0, out: expect.stringMatching(/Nuevos +1/) });
    expect(seen.err).toContain("no existe todavía");
    await expect(access(organiser.path("convencion.db"))).rejects.toThrow("ENOENT");
  });
});

describe("a hosted database", () => {
  function said(emulator: string | null): string {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    sayWhichDatabase(
      {
        say: write,
        printError: write,
        refuse: () => false,
        hint: write,
        progress: () => ({ update() {}, finish() {} }),
      },
      {
        databaseUrl: "firestore:convencion-umg/otra",
        which: { kind: "hosted", projectId: "convencion-umg", databaseId: "otra" },
        emulator,
        sites: [],
      },
    );
    return lines.join("\n");
  }

  test("is named by project and database, and distinguished from an emulator", () => {
    expect(said(null)).toContain(
      "Firestore, proyecto «convencion-umg», base «otra»; es la de todo",
    );
    expect(said("127.0.0.1:8080")).toContain("emulador de 127.0.0.1:8080; no es la verdadera");
  });
});

describe.runIf(process.platform === "linux")("a site that runs on this computer", () => {
  /** A process that looks like the site, in the organiser's folder. */
  async function startSite(databaseUrl: string): Promise<number> {
    await mkdir(organiser.path("dist/server"), { recursive: true });
    await writeFile(
      organiser.path("dist/server/main.js"),
      "setInterval(() => {}, 1000); process.stdout.write('ready')",
    );
    const site = spawn(process.execPath, ["dist/server/main.js"], {
      cwd: organiser.folder,
      env: { DATABASE_URL: databaseUrl },
      stdio: ["ignore", "pipe", "ignore"],
    });
    onTestFinished(async () => {
      site.kill();
      await once(site, "exit");
    });
    await once(site.stdout, "data");
    return site.pid ?? 0;
  }

  test("is found with its database", async () => {
    const process = await startSite("sqlite:data/otra.db");
    expect(runningSites()).toContainEqual({
      process,
      databaseUrl: `sqlite:${organiser.path("data/otra.db")}`,
    });
  });

  test("is reported when it uses another database, and only then", async () => {
    await organiser.registers(ana);
    const process = await startSite("sqlite:data/otra.db");
    const seen = await organiser.spawns("contar");
    expect(seen.database).toContain(
      `sitio (proceso ${process}) con otra base de datos. Lo que cambie aquí no se verá en él. Para usar la suya: DATABASE_URL=sqlite:${organiser.path("data/otra.db")}`,
    );
    const same = await startSite(organiser.databaseUrl);
    expect((await organiser.spawns("contar")).database).not.toContain(`proceso ${same}`);
  });
});
