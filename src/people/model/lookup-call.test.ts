import { expect, test } from "vitest";
import { readLookupAnswer } from "./lookup-call.ts";

test("no other field of a person is read", () => {
  const participant = { nombre: "Ana", numeroTicket: "7" };
  const answer = { participant: { ...participant, correo: "a@b.c" } };
  expect(readLookupAnswer(answer)).toEqual({ participant });
});
