import { expect, test } from "vitest";
import { ENTRY_KEY, withKeys, withoutKeys } from "./entries/entries.ts";
import { mergeDraft } from "./merge.ts";

const base = [
  { titulo: "Redes", hora: "08:00", sala: "A" },
  { titulo: "Robots", hora: "09:00", sala: "A" },
  { titulo: "Datos", hora: "10:00", sala: "A" },
];

type Talk = Record<string, unknown>;

/** Merges one organiser's changes with another's publication. */
function merged(mine: (talks: Talk[]) => Talk[], theirs: (talks: Talk[]) => Talk[]) {
  const keyed = withKeys(base) as Talk[];
  const { data, collisions } = mergeDraft(
    keyed,
    mine(structuredClone(keyed)),
    theirs(structuredClone(base)),
  );
  return {
    data: withoutKeys(data),
    collisions,
    keys: (data as Talk[]).map((talk) => talk[ENTRY_KEY]),
  };
}
const edit = (index: number, fields: Talk) => (talks: Talk[]) =>
  talks.map((talk, at) => (at === index ? { ...talk, ...fields } : talk));

test("different fields of one entry are both kept", () => {
  const { data, collisions } = merged(edit(1, { hora: "09:30" }), edit(1, { sala: "B" }));
  expect(data).toEqual(edit(1, { hora: "09:30", sala: "B" })(base));
  expect(collisions).toEqual([]);
});

test("the same field with two texts is a collision that holds both", () => {
  const { data, collisions } = merged(edit(1, { hora: "09:30" }), edit(1, { hora: "09:45" }));
  expect(data).toEqual(edit(1, { hora: "09:30" })(base));
  expect(collisions).toEqual([{ path: [1, "hora"], mine: "09:30", theirs: "09:45" }]);
});

test("the same change on both sides is no collision", () => {
  const { data, collisions } = merged(edit(1, { hora: "09:30" }), edit(1, { hora: "09:30" }));
  expect(data).toEqual(edit(1, { hora: "09:30" })(base));
  expect(collisions).toEqual([]);
});

test("an entry is recognised although it was moved and renamed", () => {
  const { data } = merged(edit(2, { titulo: "Datos abiertos" }), ([a, b, c]) => [
    { ...c, sala: "B" },
    a as Talk,
    b as Talk,
  ]);
  expect(data).toEqual([{ titulo: "Datos abiertos", hora: "10:00", sala: "B" }, base[0], base[1]]);
});

test("entries that either side adds are kept, and those that either side removes are removed", () => {
  const { data, keys } = merged(
    ([a, , c]) => [a as Talk, c as Talk, { [ENTRY_KEY]: "mi-llave", titulo: "Mía" }],
    (talks) => [{ titulo: "Suya" }, ...talks.slice(1)],
  );
  expect(data).toEqual([{ titulo: "Suya" }, base[2], { titulo: "Mía" }]);
  // Published entries have the keys that reading them gives, so that the draft can be opened again.
  expect(keys.slice(0, 2)).toEqual(["0", "2"]);
  expect(keys[2]).toContain("-");
});

test("an entry that one removed and the other changed stays", () => {
  const changed = edit(1, { sala: "B" });
  expect(merged((talks) => talks.toSpliced(1, 1), changed).data).toEqual(changed(base));
  expect(merged(changed, (talks) => talks.toSpliced(1, 1)).data).toEqual(changed(base));
});

test("my order wins if I moved entries, otherwise theirs does", () => {
  const turned = (talks: Talk[]) => talks.toReversed();
  const same = (talks: Talk[]) => talks;
  expect(merged(turned, edit(0, { sala: "B" })).data).toEqual(turned(edit(0, { sala: "B" })(base)));
  expect(merged(edit(0, { sala: "B" }), turned).data).toEqual(turned(edit(0, { sala: "B" })(base)));
  expect(merged(same, turned).data).toEqual(turned(base));
});
