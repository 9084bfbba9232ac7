import fc from "fast-check";
import { expect, test } from "vitest";
import { attendance, duplicatesIn } from "./attendance.ts";
import type { DoorLine } from "./lines.ts";
import { entry, north, rename, south, undo } from "./testing/lines.ts";

test("a walk-in counts as an entry and is marked as such; a corrected name does not", () => {
  const person = { carnet: "1", nombre: "Ana", numeroTicket: "9" };
  const walkIn = { kind: "walk-in", id: "w", at: 1, door: north, ...person } as const;
  const { validEntries } = attendance([walkIn, rename("r", north, "Luz", "2")]);
  expect([...validEntries]).toEqual([
    ["1", { id: "w", at: 1, door: north, person: "1", carnet: "1", walkIn: true }],
  ]);
});

test("attendance is the same for every order of the lines, and for repeated lines", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const event = fc.record({
    id: fc.constantFrom(...ids),
    at: fc.integer({ min: 0, max: 3 }),
    door: fc.constantFrom(north, south),
    carnet: fc.constantFrom("1", "2"),
    undone: fc.option(fc.constantFrom(...ids)),
  });
  const log = fc
    .uniqueArray(event, { selector: ({ id }) => id })
    .map((events) =>
      events.map(({ id, at, door, carnet, undone }) =>
        undone === null ? entry(id, at, door, carnet) : undo(id, at, door, undone),
      ),
    );
  const orders = log.chain((lines) =>
    fc.tuple(
      fc.constant(lines),
      fc.shuffledSubarray([...lines, ...lines], { minLength: 2 * lines.length }),
    ),
  );
  const inOrder = (lines: readonly DoorLine[]) => {
    const found = attendance(lines);
    const [valid, byDoor] = [[...found.validEntries].sort(), [...found.byDoor].sort()];
    return { valid, duplicates: duplicatesIn(found), byDoor };
  };
  fc.assert(
    fc.property(orders, ([lines, others]) => {
      expect(inOrder(others)).toEqual(inOrder(lines));
      const { validEntries, repeated } = attendance(lines);
      const undone = new Set(
        lines.flatMap((line) => (line.kind === "undo" ? [line.entry + line.door] : [])),
      );
      const valid = lines.filter(
        ({ id, kind, door }) => kind === "entry" && !undone.has(id + door),
      );
      expect(validEntries.size + repeated.length).toBe(valid.length);
    }),
  );
});
