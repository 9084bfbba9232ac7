import { expect, test } from "vitest";
import { csvText } from "#people/files/formats/write-csv.ts";
import { parseList } from "#people/files/parse-list.ts";
import { carnets } from "#testing/carnets.ts";
import { checkPerson } from "./check-person.ts";
import { readKind, standInCarnet } from "./kinds.ts";
import { type Participant, personOf } from "./participant.ts";

/* Persons of a kind: only a participant needs a carnet. */

async function read(rows: string, registered: readonly Participant[] = []) {
  const people = new Map(registered.map((person) => [person.carnet, person]));
  const list = Buffer.from(`carnet,nombre,ticket,Tipo\n${rows}`);
  const reading = await parseList(list, carnets, { people, corrections: [] });
  if (reading.kind !== "list") throw new Error("The list cannot be imported");
  return reading.participants;
}

test("a list may write a kind in other words", () => {
  const written = ["Invitada especial", "Staff", "Egresado"];
  expect(written.map(readKind)).toEqual(["invitado", "equipo", null]);
});

test("a participant needs a carnet, others do not", () => {
  const ana = personOf({ nombre: "Ana Paz", numeroTicket: "1" });
  expect(checkPerson(ana, carnets)).toMatchObject({ faults: { carnet: { kind: "missing" } } });
  const carnet = standInCarnet("Ana Paz", "ponente");
  const ponente = { ...ana, tipo: "Ponente" };
  expect(checkPerson(ponente, carnets)).toMatchObject({ person: { carnet, tipo: "ponente" } });
  const participant = checkPerson({ ...ana, carnet }, carnets);
  expect(participant).toMatchObject({ faults: { carnet: { kind: "missing" } } });
});

test("a list that is imported twice makes nobody twice, also after a correction of the name", async () => {
  const people = await read("—,Ana Paz,1,Ponente\n");
  expect(people).toMatchObject([{ nombre: "Ana Paz", tipo: "ponente" }]);
  expect(await read(",ANA PAZ,1,expositora\n", people)).toEqual(people);
  // As an exported list has them.
  const exported = csvText(people);
  expect(exported).not.toContain(people[0]?.carnet);
  expect(await read(exported.replace(/^.*\r\n/, ""), people)).toEqual(people);
  const luz = personOf({ ...people[0], nombre: "Luz Sol" });
  expect(await read(",Luz Sol,1,Ponente\n", [luz])).toEqual([luz]);
});
