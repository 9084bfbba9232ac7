import { expect, test } from "vitest";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import { doubtsAbout } from "./doubtful-values.ts";

test("in an edition whose carnets have no dashes, a ticket of digits is not doubtful", () => {
  const participant = { carnet: "20194567", nombre: "Ana Peña", numeroTicket: "001" };
  expect(doubtsAbout(participant, carnetRules([9]))).toEqual([]);
});

test("a quotation mark inside a word of capitals is the Ó that it was, and one around a word is none", () => {
  const proposals = (nombre: string) =>
    doubtsAbout({ carnet: "2490-21-1", nombre, numeroTicket: "001" }, carnetRules([4, 2, 6])).map(
      ({ proposal }) => proposal,
    );
  expect(proposals("ANA L”PEZ")).toEqual(["ANA LÓPEZ"]);
  expect(proposals("ANA “NITA” LÓPEZ")).toEqual([]);
});
