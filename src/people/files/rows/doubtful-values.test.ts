import { expect, test } from "vitest";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import { doubtsAbout } from "./doubtful-values.ts";

test("in an edition whose carnets have no dashes, a ticket of digits is not doubtful", () => {
  const participant = { carnet: "20194567", nombre: "Ana Peña", numeroTicket: "001" };
  expect(doubtsAbout(participant, carnetRules([9]))).toEqual([]);
});
