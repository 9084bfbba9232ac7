import { expect, test } from "vitest";
import { readLookupAnswer } from "./lookup-call.ts";

const ana = { nombre: "Ana", numeroTicket: "7" };

test("an answer of another shape is none, and no other field of a person is read", () => {
  expect(readLookupAnswer({ participant: null })).toEqual({ participant: null });
  expect(readLookupAnswer({ participant: { ...ana, correo: "a@b.c" } })).toEqual({
    participant: ana,
  });
  for (const other of [null, "{}", {}, { participant: {} }, { participant: { ...ana, nombre: 7 } }])
    expect(readLookupAnswer(other)).toBeNull();
});
