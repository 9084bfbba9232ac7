import { expect, test } from "vitest";
import { authorization, doorLink, secretIn, secretOf } from "./link.ts";

const secret = "aB3_-xyzaB3_-xyzaB3_-xyz";

test("a link carries its secret in the fragment, from which it is read", () => {
  const link = doorLink("https://convencion.example.org", secret);
  expect(link).toBe(`https://convencion.example.org/puerta#${secret}`);
  expect(secretIn(new URL(link).hash)).toBe(secret);
  expect(secretOf(authorization(secret))).toBe(secret);
});

test.each(["", "#", "#corto", `#${secret}x`, `#${secret.slice(1)} `, "#inicio"])(
  "%j contains no secret",
  (fragment) => {
    expect(secretIn(fragment)).toBeNull();
  },
);
