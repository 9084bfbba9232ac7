import { afterEach, beforeEach, expect, test } from "vitest";
import { agregar } from "../../commands/participants/agregar.ts";
import {
  ana,
  type ListingOrganiser,
  newListingOrganiser,
} from "../../testing/listing-organiser.ts";
import { runCommand } from "./run-command.ts";

let organiser: ListingOrganiser;
beforeEach(async () => {
  organiser = await newListingOrganiser();
  await organiser.registers(ana);
});
afterEach(() => organiser.leaves());

function adds(carnet: string, ticket: string, agreed: readonly string[]) {
  const database = {
    databaseUrl: organiser.databaseUrl,
    firestoreKey: null,
    emulator: null,
    sites: () => [],
  };
  return runCommand(database, agreed, (context) =>
    agregar(context, { carnet, nombre: "Luz", ticket }),
  );
}

test("a yes to one person's doubts agrees to no other person's, though the question reads alike", async () => {
  const one = await adds("2490-21-2", "pendiente", []);
  const agreed = [one.question?.key ?? ""];
  const other = await adds("2490-21-3", "sin número", agreed);
  expect(other).toMatchObject({ kind: "asks", question: { text: one.question?.text } });
  expect(await organiser.stored()).toEqual([ana]);
  expect(await adds("2490-21-2", "pendiente", agreed)).toMatchObject({ kind: "done" });
});
