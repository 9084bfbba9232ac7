import { expect, test } from "vitest";
import { withInitials } from "./with-initials.ts";

test.each([
  ["ANA LÓPEZ PÉREZ", "Ana López Pérez"],
  ["ana lópez", "Ana López"],
  ["MARÍA DE LOS ÁNGELES DE LA CRUZ Y PAZ", "María de los Ángeles de la Cruz y Paz"],
  ["DE LEÓN DEL CID, ANA", "De León del Cid, Ana"],
  ["SHAUN MCGREGOR O'BRIEN D’ANGELO", "Shaun McGregor O'Brien D’Angelo"],
  ["'IXCH'EL 'PEPE' O´BRIEN D´ANGELO", "'Ixch'el 'Pepe' O´Brien D´Angelo"],
  ["MARÍA-JOSÉ J.M. NÚÑEZ III", "María-José J.M. Núñez III"],
  ["IXK'IK TZ'UNUN B'ALAM Q'EQCHI'", "Ixk'ik Tz'unun B'alam Q'eqchi'"],
  ["ẌUQ TON̈A IXMUKANË AJMÖQ IX", "Ẍuq Ton̈a Ixmukanë Ajmöq Ix"],
  ["Ana López", "Ana López"],
])("%s is written %s", (written, meant) => {
  expect(withInitials(written)).toBe(meant);
  expect(withInitials(meant)).toBe(meant);
});
