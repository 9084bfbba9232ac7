import { beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../store/open-store.ts";
import { entry, northDoor, rename } from "../../store/testing/door-arrangement.ts";
import { newOrganiser, type Organiser } from "../testing/organiser.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

async function importRows(rows: readonly string[], ...options: readonly string[]) {
  return organiser.types("importar", await organiser.writes(...rows), "--si", ...options);
}

const stored = () => organiser.stored();

describe("deshacer", () => {
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

  test("asks first, and does nothing when a door has changed somebody since", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    const asked = await organiser.types("deshacer");
    expect(asked.err).toContain("- 2490-21-1  Ana");
    expect(asked).toMatchObject({ exitCode: 1, err: expect.stringContaining("con --si") });
    const store = await openStore(organiser.databaseUrl);
    await store.door.record(northDoor, [entry(1, "2490-21-1"), rename(2, "2490-21-1", "Ana Paz")]);
    await store.close();
    const seen = await organiser.types("deshacer", "--si");
    expect(seen).toMatchObject({ exitCode: 1, err: expect.stringContaining("cambió después") });
    expect(seen.err).toContain("- 2490-21-1  Ana Paz");
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

  test("writes nothing with --simular", async () => {
    await importRows(["2490-21-1,Ana,1"]);
    const seen = await organiser.types("deshacer", "--simular");
    expect(seen).toMatchObject({ exitCode: 0, out: expect.stringContaining("- 2490-21-1  Ana") });
    expect(await stored()).toEqual(["2490-21-1,Ana,1"]);
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
