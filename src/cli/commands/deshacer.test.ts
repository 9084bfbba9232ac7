import { stat, writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { entry, northDoor, rename } from "../../store/contract/door-arrangement.ts";
import { openStore } from "../../store/open-store.ts";
import { newOrganiser, type Organiser } from "../testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

async function importRows(rows: readonly string[], ...options: readonly string[]) {
  return organiser.types("importar", await organiser.writes(...rows), "--si", ...options);
}

const stored = () => organiser.stored();
const copies = () => organiser.filesOfCopies();

describe("deshacer", () => {
  test("takes back no change of another database in the same folder", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    const other = await newOrganiser({
      DATABASE_URL: `sqlite:${organiser.path("convencion.sqlite")}`,
    });
    const list = await other.writes("2490-21-1,Ana,1");
    const imported = await other.types("importar", list, "--si");
    expect(imported.exitCode, imported.err).toBe(0);
    const seen = await other.types("deshacer", "--si");
    expect(seen.exitCode).toBe(0);
    expect(await copies()).toHaveLength(1);
    expect((await other.types("deshacer", "--si")).err).toContain("No hay nada que deshacer");
  });

  test("brings back what an import replaced, and says what changes", async () => {
    await importRows(["2490-21-1,Ana,1", "2490-21-2,Luz,2", "2490-21-5,=1+1,5"]);
    await importRows(["2490-21-1,Anna,1", "2490-21-3,Eva,3"], "--reemplazar");
    const seen = await organiser.types("deshacer", "--si");
    expect(seen.exitCode).toBe(0);
    expect(seen.err).toContain("+ 2490-21-2  Luz  (ticket 2)");
    expect(seen.err).toContain("~ 2490-21-1  Anna → Ana  (ticket 1)");
    expect(seen.err).toContain("- 2490-21-3  Eva  (ticket 3)");
    expect(await stored()).toEqual(["2490-21-1,Ana,1", "2490-21-2,Luz,2", "2490-21-5,'=1+1,5"]);
  });

  test("asks first, since doors may have changed the list after that change", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    const store = await openStore(organiser.databaseUrl);
    await store.door.record(northDoor, [entry(1, "2490-21-1"), rename(2, "2490-21-1", "Ana Paz")]);
    await store.close();
    const seen = await organiser.types("deshacer");
    expect(seen.err).toContain("- 2490-21-1  Ana Paz");
    expect(seen).toMatchObject({ exitCode: 1, err: expect.stringContaining("con --si") });
    expect(await stored()).toEqual(["2490-21-1,Ana Paz,1"]);
  });

  test("goes back one change after another, to the empty list, and then says so", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    await importRows(["2490-21-2,Luz,2"]);
    await organiser.types("quitar", "2490-21-1");
    expect(await stored()).toEqual(["2490-21-2,Luz,2"]);
    await organiser.types("deshacer", "--si");
    expect(await stored()).toEqual(["2490-21-1,Ana,1", "2490-21-2,Luz,2"]);
    await organiser.types("deshacer", "--si");
    expect(await stored()).toEqual(["2490-21-1,Ana,1"]);
    await organiser.types("deshacer", "--si");
    expect(await stored()).toEqual([]);
    expect(await organiser.types("deshacer", "--si")).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining("No hay nada que deshacer"),
    });
  });

  test("keeps each list that it undid, and says how to bring it back", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    await importRows(["2490-21-2,Luz,2"]);
    const [first, second] = [
      await organiser.types("deshacer", "--si"),
      await organiser.types("deshacer", "--si"),
    ];
    expect(await stored()).toEqual([]);
    for (const [seen, list] of [
      [second, ["2490-21-1,Ana,1"]],
      [first, ["2490-21-1,Ana,1", "2490-21-2,Luz,2"]],
    ] as const) {
      const undone = /importar "([^"]+)" --reemplazar/.exec(seen.out)?.[1] ?? "";
      await organiser.types("importar", undone, "--reemplazar");
      expect(await stored()).toEqual(list);
    }
  });

  test.each(["carnet,nombre\n", "carnet,nombre,numeroTicket\n7A,Ana,1\n", '"'])(
    "refuses a copy that was changed to %j",
    async (changed) => {
      await importRows(["2490-21-1,Ana,1"]);
      const [name] = await copies();
      await writeFile(organiser.path(`copias/convencion.db/${name}`), changed);
      const seen = await organiser.types("deshacer", "--si");
      expect(seen).toMatchObject({ exitCode: 1, err: expect.stringContaining("está dañada") });
      expect(await stored()).toEqual(["2490-21-1,Ana,1"]);
    },
  );

  test("writes nothing with --simular", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    const seen = await organiser.types("deshacer", "--simular");
    expect(seen).toMatchObject({ exitCode: 0, out: expect.stringContaining("- 2490-21-1  Ana") });
    expect(await stored()).toEqual(["2490-21-1,Ana,1"]);
    expect(await copies()).toHaveLength(1);
  });
});

describe("copies", () => {
  test("are readable by their owner only, and only the last 20 stay", {
    timeout: 120_000,
  }, async () => {
    for (let ticket = 1; ticket <= 22; ticket += 1) await importRows([`2490-21-1,Ana,${ticket}`]);
    const names = await copies();
    expect(names).toHaveLength(20);
    for (const name of names) {
      expect(name).toMatch(/^\d{4}-\d{2}-\d{2}-\d{6}\.csv$/);
      const { mode } = await stat(organiser.path(`copias/convencion.db/${name}`));
      expect(mode & 0o777).toBe(0o600);
    }
    expect((await stat(organiser.path("copias/convencion.db"))).mode & 0o777).toBe(0o700);
    await organiser.types("deshacer", "--si");
    expect(await stored()).toEqual(["2490-21-1,Ana,21"]);
  });

  test("are not kept of an import that changes nothing, is refused or only simulated", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    await importRows(["2490-21-1,Ana,1"]);
    await importRows(["2490-21-2,Luz,1"]);
    await importRows(["2490-21-2,Luz,2"], "--simular");
    expect(await copies()).toHaveLength(1);
  });

  test("that cannot be written stop the change", async () => {
    await writeFile(organiser.path("copias"), "not a folder");
    const seen = await importRows(["2490-21-1,Ana,1"]);
    expect(seen).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining("No se pudo guardar la copia de lo anterior"),
    });
    expect((await organiser.types("contar")).out).toBe("0 participantes\n");
  });
});

describe("importar --simular", () => {
  test("lists who is new, changed and removed, and counts the rest beyond 20", async () => {
    await importRows(["2490-21-1,Ana,1", "2490-21-2,Luz,2"]);
    const many = Array.from({ length: 25 }, (_, index) => `2490-22-${index + 1},Ñ,T${index}`);
    const seen = await importRows(["2490-21-1,Ana,9", ...many], "--simular", "--reemplazar");
    expect(seen.out).toContain("~ 2490-21-1  Ana  (ticket 1 → 9)");
    expect(seen.out).toContain("- 2490-21-2  Luz  (ticket 2)");
    expect(seen.out).toContain("+ 2490-22-20  Ñ");
    expect(seen.out).not.toContain("+ 2490-22-21");
    expect(seen.out).toContain("+ …y 5 más");
    const merged = await importRows(["2490-21-1,Ana,9"], "--simular");
    expect(merged.out).not.toContain("2490-21-2");
    expect(await stored()).toEqual(["2490-21-1,Ana,1", "2490-21-2,Luz,2"]);
  });
});
