import { expect, test } from "vitest";
import { withStoredIds } from "./list-change.ts";

test("thousands who left with the whole list come back as who they were, while nobody waits for seconds", () => {
  const people = Array.from({ length: 10_000 }, (_, row) => {
    const numeroTicket = String(row);
    return { carnet: `2490-21-${row}`, nombre: "Ana Paz", numeroTicket, personId: `id-${row}` };
  });
  const past = people.map((before) => ({ before, after: null }));
  const added = people.map(({ personId: _, ...after }) => ({ before: null, after }));
  const stored = withStoredIds(added, { taken: new Set(), past }, () => "");
  expect(stored).toEqual(people.map((after) => ({ before: null, after })));
});
