import { writeFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "#app/cli/testing/organiser.ts";
import { entry, northDoor } from "#app/store/testing/door-arrangement.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
  await organiser.imports(...rows(20));
});

/** The first `people` of twenty people. */
const rows = (people: number) =>
  Array.from({ length: people }, (_, row) => `2490-21-${row + 1},Ñ,T${row + 1}`);
const list = (people: number) => ["carnet,nombre,numeroTicket", ...rows(people)].join("\n");

/** The command that replaces the list by its first `people`. */
async function replacing(people: number): Promise<string[]> {
  await writeFile(organiser.path("lista.csv"), list(people));
  return ["importar", organiser.path("lista.csv"), "--reemplazar"];
}
const replaces = async (people: number, ...options: readonly string[]) =>
  organiser.types(...(await replacing(people)), ...options);
/** Replaces the list by its first person on a terminal, and answers the question. */
const answers = async (answer: string, meanwhile?: () => Promise<unknown>) =>
  organiser.answers(answer, await replacing(1), meanwhile);

const count = async () => (await organiser.stored()).length;

test("--reemplazar with a list of one person stops, says how many would go and names the first", async () => {
  const seen = await replaces(1);
  expect(seen.exitCode).toBe(1);
  expect(seen.err).toContain("Esta lista quita a 19 participantes de 20:");
  expect(seen.err).toMatch(/- 2490-21-10 {2}Ñ {2}\(ticket T10\)/);
  expect(seen.err).toContain("…y 14 más");
  expect(seen.err).toContain("No se guardó nada. Si está bien así, repita la orden con --si.");
  expect(await count()).toBe(20);
});

test("--reemplazar asks on a terminal, and takes only a yes", async () => {
  const err = expect.stringContaining("¿Guardar la lista así? (s/N)");
  expect(await answers("")).toMatchObject({ exitCode: 1, err });
  expect(await count()).toBe(20);
  expect(await answers("sí")).toMatchObject({ exitCode: 0 });
  expect(await count()).toBe(1);
});

test("--reemplazar removes no person who was added while its question waited", async () => {
  const walkIn = "2490-26-1,Sol,T99";
  const seen = await answers("s", () => organiser.imports(walkIn));
  const err = expect.stringContaining("Alguien más cambió la lista mientras tanto.");
  expect(seen).toMatchObject({ exitCode: 1, err });
  expect(await organiser.stored()).toHaveLength(21);
  expect(await organiser.stored()).toContain(walkIn);
});

test("who has entered is not removed by a list without them, unless that is asked for", async () => {
  await (await organiser.opened()).door.record(northDoor, [entry(1, "2490-21-20")]);
  const warning = "Esta lista quita a 1 persona que ya entró al evento:\n- 2490-21-20  Ñ";
  expect((await replaces(19, "--simular")).err).toContain(warning);
  const seen = await replaces(19);
  expect(seen).toMatchObject({ exitCode: 1, err: expect.stringContaining(warning) });
  expect(await count()).toBe(20);
  expect((await replaces(19, "--si")).exitCode).toBe(0);
  expect(await count()).toBe(19);
});

test("doubtful data stop the import until --si", async () => {
  const file = organiser.path("lista.csv");
  await writeFile(file, "carnet,nombre,ticket\n2490-22-1,Eva,pendiente\n");
  const stopped = await organiser.types("importar", file);
  expect(stopped).toMatchObject({ exitCode: 1, err: expect.stringContaining("«pendiente»") });
  expect(await count()).toBe(20);
  expect((await organiser.types("importar", file, "--si")).exitCode).toBe(0);
  expect(await count()).toBe(21);
});
