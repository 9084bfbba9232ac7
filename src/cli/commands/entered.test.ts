import { writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../store/open-store.ts";
import { entry, northDoor } from "../../store/testing/door-arrangement.ts";
import { newOrganiser, type Organiser } from "../testing/organiser.ts";

const person = (number: number) => `2490-21-${number},Ñ,T${number}`;
const people = (many: number) => Array.from({ length: many }, (_, index) => person(index + 1));
const REFUSED = "Si está bien así, repita la orden con --si.";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
  await organiser.registers(...people(80));
  await letIn(73, 74, 75, 76, 77, 78, 79, 80);
});

async function letIn(...numbers: readonly number[]): Promise<void> {
  const store = await openStore(organiser.databaseUrl);
  await store.door.record(
    northDoor,
    numbers.map((number) => entry(number, `2490-21-${number}`)),
  );
  await store.close();
}

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
  });

  test("is named by a simulation; others go as they did", async () => {
    expect((await replaces(73, "--simular")).err).toContain("a 7 personas que ya entraron");
    await organiser.registers(person(81));
    expect(await replaces(80)).toMatchObject({ exitCode: 0, err: "" });
  });
});
