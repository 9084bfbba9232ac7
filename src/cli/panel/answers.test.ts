import { beforeEach, expect, test } from "vitest";
import { copiesOf } from "../../operations/copies/copies.ts";
import { addPerson, removePerson } from "../../operations/people/change-people.ts";
import type { Agreed } from "../../operations/questions.ts";
import { openStore } from "../../store/open-store.ts";
import { ana, luz, newOrganiser, type Organiser } from "../testing/organiser.ts";
import { changedPersonInWords } from "../words/people-words.ts";
import { answerOf } from "./answers.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
  await organiser.registers(ana);
});

async function adds(carnet: string, numeroTicket: string, agreed: readonly string[]) {
  const store = await openStore(organiser.databaseUrl);
  const person = { carnet, nombre: "Luz", numeroTicket };
  return answerOf(
    agreed,
    (keys) => addPerson(store, copiesOf(organiser.databaseUrl), person, keys),
    changedPersonInWords,
  ).finally(() => store.close());
}

test("a yes to one person's doubts agrees to no other person's, though the question reads alike", async () => {
  const one = await adds("2490-21-2", "pendiente", []);
  const agreed = [one.question?.key ?? ""];
  const other = await adds("2490-21-3", "sin número", agreed);
  expect(other).toMatchObject({ kind: "asks", question: { text: one.question?.text } });
  expect(await organiser.stored()).toEqual([ana]);
  expect(await adds("2490-21-2", "pendiente", agreed)).toMatchObject({ kind: "done" });
});

test("a yes agrees to nothing once the list has changed", async () => {
  const removes = async (agreed: readonly string[]) => {
    const store = await openStore(organiser.databaseUrl);
    const operation = (keys: Agreed) =>
      removePerson(store, copiesOf(organiser.databaseUrl), "2490-21-1", "always", keys);
    return answerOf(agreed, operation, changedPersonInWords).finally(() => store.close());
  };
  const { question } = await removes([]);
  await organiser.registers(luz);
  expect(await removes([question?.key ?? ""])).toMatchObject({ kind: "asks" });
  expect(await organiser.stored()).toEqual([ana, luz]);
});
