import { readdir, readFile, writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "#app/cli/testing/organiser.ts";
import { carla } from "#app/store/testing/arrangement.ts";
import { afterTheEvent } from "#app/store/testing/contracts/backup-contract.ts";
import { northDoor, walkIn } from "#app/store/testing/door-arrangement.ts";
import { connectTo } from "#app/store/testing/sqlite-under-test.ts";
import { attendance } from "#door/model/attendance.ts";
import { saveList } from "#testing/save-list.ts";
import { contentsOf } from "./store-contents.ts";

const fixtures = new URL("../../app/cli/testing/fixtures/", import.meta.url);

const held = async ({ opened }: Organiser) => contentsOf(await opened());

/** Makes a backup in the folder `r`, and resolves with its path. */
async function backedUp(organiser: Organiser): Promise<string> {
  const seen = await organiser.types("respaldar", organiser.path("r"));
  expect(seen).toMatchObject({ exitCode: 0, err: "" });
  const [name = ""] = await readdir(organiser.path("r"));
  return organiser.path(`r/${name}`);
}

test("a backup is restored into an empty database, with its open door if so asked, and stays unchanged itself", async () => {
  const [one, other] = [await newOrganiser(), await newOrganiser()];
  await one.imports("2490-21-1,Ana,1");
  await afterTheEvent(await one.opened());
  const file = await backedUp(one);
  const written = await readFile(file);
  const seen = await other.types("restaurar", file, "--puertas", "--si");
  expect(seen).toMatchObject({ exitCode: 0 });
  const summary = "4 participantes, 2 visitas, 3 registros de las puertas y 2 constancias";
  expect(seen.out).toContain(summary);
  expect(seen.out).toContain("Listo: todo está como en el respaldo.");
  expect(await held(other)).toEqual(await held(one));
  expect((await readFile(file)).equals(written)).toBe(true);
});

test("a backup of version 1.0.0, which is a database, is restored and stays unchanged itself", async () => {
  const organiser = await newOrganiser();
  const written = await readFile(new URL("respaldo-1.0.0.db", fixtures));
  const file = organiser.path("viejo.db");
  await writeFile(file, written);
  const seen = await organiser.types("restaurar", file, "--si");
  expect(seen).toMatchObject({ exitCode: 0 });
  expect(seen.out).toContain("Listo: todo está como en el respaldo.");
  const { participants, visits, doors, log } = await held(organiser);
  const people = participants.map(({ nombre, numeroTicket }) => `${numeroTicket} ${nombre}`);
  expect(people).toEqual(["3 Carla Sic", "1 Ana Inventada", "2 Beto Núñez", "4 Diego Poot"]);
  expect(visits).toBe(2);
  expect(doors).toMatchObject([{ name: "Entrada norte", isRehearsal: false }]);
  expect(log).toHaveLength(5);
  for (const line of log) expect(line).toMatchObject({ recordedAt: line.at, isSetAside: false });
  expect([...attendance(log).validEntries.keys()]).toEqual(["2490-21-1", "2490-25-9"]);
  expect((await readFile(file)).equals(written)).toBe(true);
});

describe("restaurar", () => {
  let organiser: Organiser;
  beforeEach(async () => {
    organiser = await newOrganiser();
    await organiser.imports("2490-21-1,Ana,1");
  });

  test("only says what it would do when simulated, and asks first", async () => {
    const file = await backedUp(organiser);
    await saveList(await organiser.opened(), [], "replace");
    const simulated = await organiser.types("restaurar", file, "--simular");
    expect(simulated).toMatchObject({ exitCode: 0, out: expect.stringContaining("simulación") });
    const asked = await organiser.types("restaurar", file);
    expect(asked).toMatchObject({ exitCode: 1, err: expect.stringContaining("--si") });
    expect(await organiser.stored()).toEqual([]);
    expect(await readdir(organiser.path("r"))).toHaveLength(1);
  });

  test("keeps what is recorded while its question waits", async () => {
    const file = await backedUp(organiser);
    const meanwhile = async () => {
      const store = await organiser.opened();
      await store.addVisit();
      await store.door.record(northDoor, [walkIn(1, carla)]);
    };
    const seen = await organiser.answers("s", ["restaurar", file], meanwhile);
    expect(seen).toMatchObject({ exitCode: 0 });
    expect(await organiser.stored()).toHaveLength(1);
    const kept = (await readdir(organiser.path("r"))).find((each) => each.startsWith("antes-de-"));
    const back = await organiser.types("restaurar", organiser.path(`r/${kept}`), "--si");
    expect(back.out).toContain("2 participantes, 1 visita y 1 registro de las puertas");
    expect((await held(organiser)).participants).toContainEqual(carla);
  });

  test.each([
    ["does not exist", "nada.json", /«nada\.json» no existe/],
    ["is a folder", "", /es una carpeta/],
    ["is another file", "lista.csv", /«.*lista\.csv» no es un respaldo/],
    ["is an empty database", "vacía.db", /«.*vacía\.db» no es un respaldo/],
    ["is of a newer version", "nueva.db", /«.*nueva\.db» es de una versión más nueva/],
  ])("a backup that %s is refused, and nothing is changed", async (_what, name, message) => {
    for (const [file, version] of Object.entries({ "vacía.db": 0, "nueva.db": 99 })) {
      const database = connectTo(organiser.path(file));
      database.pragma("journal_mode = WAL");
      database.pragma(`user_version = ${version}`);
      database.close();
    }
    const seen = await organiser.types("restaurar", organiser.path(name), "--si");
    expect(seen).toMatchObject({ exitCode: 1, err: expect.stringMatching(message) });
    expect(await organiser.stored()).toHaveLength(1);
  });
});
