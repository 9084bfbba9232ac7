import { writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { type DoorOrganiser, newDoorOrganiser, north } from "../testing/door-organiser.ts";
import { agreesAfter, onTerminal } from "../testing/on-terminal.ts";

const person = (number: number) => `2490-21-${number},Ñ,T${number}`;
const people = (many: number) => Array.from({ length: many }, (_, index) => person(index + 1));
const REFUSED = "Si está bien así, repita la orden con --si.";

let organiser: DoorOrganiser;
beforeEach(async () => {
  organiser = await newDoorOrganiser(...people(80));
  for (let number = 73; number <= 80; number += 1) {
    await organiser.letsIn(north, `2490-21-${number}`, 1000 + number);
  }
});

/** A list of the first `many` people. */
async function listOf(many: number): Promise<string> {
  const list = organiser.path(`${many}.csv`);
  await writeFile(list, ["carnet,nombre,numeroTicket", ...people(many)].join("\n"));
  return list;
}

/** Replaces the list by its first `many` people. */
async function replaces(many: number, ...options: readonly string[]) {
  const list = await listOf(many);
  return organiser.types("importar", list, "--reemplazar", ...options);
}

describe("who has entered", () => {
  test("is not removed by a list without them, unless that is asked for", async () => {
    const seen = await replaces(72);
    expect(seen.exitCode).toBe(1);
    expect(seen.err).toContain("Esta orden quita a 8 personas que ya entraron al evento:");
    expect(seen.err).toMatch(/- 2490-21-73 {2}Ñ\n[\s\S]*- …y 3 más/);
    expect(seen.err).toContain(REFUSED);
    expect(await organiser.stored()).toHaveLength(80);
    expect((await replaces(72, "--si")).exitCode).toBe(0);
    expect(await organiser.stored()).toHaveLength(72);
    expect((await organiser.types("contar")).out).toContain("8 personas entraron al evento");
  });

  test("is named by a simulation; others go as they did", async () => {
    expect((await replaces(73, "--simular")).err).toContain("a 7 personas que ya entraron");
    await organiser.registers(person(81));
    expect(await replaces(80)).toMatchObject({ exitCode: 0, err: "" });
  });

  test("is not removed one by one either", async () => {
    const seen = await organiser.types("quitar", "2490-21-73");
    expect(seen).toMatchObject({ exitCode: 1, err: expect.stringContaining(REFUSED) });
    expect(seen.err).toContain("Esta orden quita a 1 persona que ya entró al evento:");
    expect((await organiser.types("quitar", "2490-21-1")).exitCode).toBe(0);
    expect((await organiser.types("quitar", "2490-21-73", "--si")).exitCode).toBe(0);
  });

  test("stays when the import that added them is undone", async () => {
    await organiser.imports(person(90));
    await organiser.letsIn(north, "2490-21-90", 5000);
    expect(await onTerminal(organiser.env, ["s"], ["deshacer"])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining("¿Quitar a 1 persona que ya entró al evento?"),
    });
    expect((await organiser.types("deshacer", "--si")).exitCode).toBe(0);
    expect(await organiser.stored()).toHaveLength(80);
    expect((await organiser.types("contar")).out).toContain("9 personas entraron al evento");
  });

  test("is asked about on a terminal, and nothing is done when more have entered meanwhile", async () => {
    const list = await listOf(75);
    const env = { DATABASE_URL: organiser.databaseUrl };
    const enters = () => organiser.letsIn(north, "2490-21-76", 1);
    await organiser.letsIn(north, "2490-21-75", 1);
    const seen = await agreesAfter(enters, env, "importar", list, "--reemplazar");
    expect(seen).toMatchObject({ exitCode: 0 });
    expect(seen.err.match(/Esta orden quita a 5 personas/g)).toHaveLength(1);
    const shorter = await listOf(71);
    const another = await agreesAfter(
      () => organiser.letsIn(north, "2490-21-72", 1),
      env,
      "importar",
      shorter,
      "--reemplazar",
    );
    expect(another.exitCode).toBe(1);
    expect(another.err).toContain("¿Quitar a 3 personas");
    expect(another.err).toContain("Alguien más cambió la lista mientras tanto.");
    expect(await organiser.stored()).toHaveLength(75);
  });
});
