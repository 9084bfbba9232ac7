import { expect, test, vi } from "vitest";
import { ENTRY_KEY, isNew, newKey, withSpeakerIds } from "./entries.ts";

const named = new Set(["ana-lopez"]);
const ana = { id: "ana-lopez", nombre: "Ana López", [ENTRY_KEY]: newKey() };
const fresh = (nombre: string, id?: string) => ({
  ...(id && { id }),
  nombre,
  [ENTRY_KEY]: newKey(),
});

test("a speaker's id follows the name while it is typed, without repeating another's", () => {
  const typed = [ana, fresh("José Ángel Núñez"), fresh("José", "jo"), fresh("Ana López")];
  const ids = ["ana-lopez", "jose-angel-nunez", "jose", "ana-lopez-2"].map((id) => ({ id }));
  expect(withSpeakerIds(typed, named)).toMatchObject(ids);
});

test("an id that a talk names or that is published stays, whatever the name becomes", () => {
  const married = { ...ana, nombre: "Ana López de Paz" };
  const published = { id: "la-doctora", nombre: "Rosa Paz", [ENTRY_KEY]: "1" };
  expect(withSpeakerIds([married, published], named)).toEqual([married, published]);
});

test("an entry can be added where a page is served over plain HTTP, which lacks random UUIDs", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(isNew({ [ENTRY_KEY]: newKey() })).toBe(true);
});
