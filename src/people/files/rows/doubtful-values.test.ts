import { afterEach, expect, test } from "vitest";
import { USUAL_CARNET_GROUPS } from "#people/model/carnet/carnet.ts";
import { setCarnetGroups } from "#people/model/carnet/edition-groups.ts";
import { doubtsAbout } from "./doubtful-values.ts";

afterEach(() => setCarnetGroups(USUAL_CARNET_GROUPS));

test("in an edition whose carnets have no dashes, a ticket of digits is not doubtful", () => {
  setCarnetGroups([9]);
  const participant = { carnet: "20194567", nombre: "Ana Peña", numeroTicket: "001" };
  expect(doubtsAbout(participant)).toEqual([]);
});
