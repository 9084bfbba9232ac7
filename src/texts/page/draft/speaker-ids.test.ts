import { expect, test } from "vitest";
import { withSpeakerIds } from "./entries.ts";

const named = new Set(["ana-lopez"]);
const ana = { id: "ana-lopez", nombre: "Ana López" };

test("a speaker without an id gets one from the name", () => {
  expect(withSpeakerIds([ana], [ana, { nombre: "José Ángel Núñez" }], named)).toEqual([
    ana,
    { id: "jose-angel-nunez", nombre: "José Ángel Núñez" },
  ]);
});

test("the id follows the name while it is typed", () => {
  const before = [ana, { id: "jo", nombre: "Jo" }];
  expect(withSpeakerIds(before, [ana, { id: "jo", nombre: "José" }], named)).toEqual([
    ana,
    { id: "jose", nombre: "José" },
  ]);
});

test("an id that a talk names stays, whatever the name becomes", () => {
  const married = { ...ana, nombre: "Ana López de Paz" };
  expect(withSpeakerIds([ana], [married], named)).toEqual([married]);
});

test("an id that was written by hand stays", () => {
  const before = [{ id: "la-doctora", nombre: "Rosa" }];
  const after = [{ id: "la-doctora", nombre: "Rosa Paz" }];
  expect(withSpeakerIds(before, after, named)).toEqual(after);
});

test("two speakers of one name get different ids", () => {
  expect(withSpeakerIds([ana], [ana, { nombre: "Ana López" }], named)).toEqual([
    ana,
    { id: "ana-lopez-2", nombre: "Ana López" },
  ]);
});

test("the id is removed with the name, and a name without letters gets none", () => {
  const before = [{ id: "eva", nombre: "Eva" }];
  expect(withSpeakerIds(before, [{ id: "eva", nombre: "¡!" }], named)).toEqual([{ nombre: "¡!" }]);
  expect(withSpeakerIds(before, [{ id: "eva" }], named)).toEqual([{}]);
});
