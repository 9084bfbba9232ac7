import { expect, test } from "vitest";
import { editYaml, type YamlEdits } from "./yaml-edits.ts";

function edited(source: string, change: (yaml: YamlEdits) => void): string {
  const yaml = editYaml(source);
  change(yaml);
  return yaml.result();
}

test("a value changes; comments and the order of fields stay", () => {
  const source = "# Uno\nb: uno # sí\na: 'dos'\n";
  expect(edited(source, (yaml) => yaml.set(["b"], "tres: 3"))).toBe(
    "# Uno\nb: \"tres: 3\" # sí\na: 'dos'\n",
  );
});

test("a folded text is rewritten across its line breaks", () => {
  const source = "a: >-\n  uno dos\n  tres\nb: 1\n";
  expect(
    edited(source, (yaml) => yaml.rewrite(["a"], (text) => text.replace("dos tres", "2"))),
  ).toBe("a: uno 2\nb: 1\n");
});

test.each([
  ["a: 1\n", [], "muestra: true\na: 1\n"],
  ["- a: 1\n  b: 2\n", [0], "- muestra: true\n  a: 1\n  b: 2\n"],
  ["x:\n  a: 1\n", ["x"], "x:\n  muestra: true\n  a: 1\n"],
  ["x: {a: 1}\n", ["x"], "x: {muestra: true, a: 1}\n"],
  ["x:\n  muestra: [a]\n  a: 1\n", ["x"], "x:\n  muestra: true\n  a: 1\n"],
  ["x:\r\n  a: 1\r\n", ["x"], "x:\r\n  muestra: true\r\n  a: 1\r\n"],
])("%j is marked at %j", (source, path, result) => {
  expect(edited(source, (yaml) => yaml.mark(path))).toBe(result);
});

test.each([
  ["a: 1\nb: 2\n", { add: ["b"], remove: [] }, "muestra: [b]\na: 1\nb: 2\n"],
  ["muestra: [a]\na: 1\nb: 2\n", { add: ["b"], remove: [] }, "muestra: [a, b]\na: 1\nb: 2\n"],
  ["muestra: true\na: 1\nb: 2\n", { add: ["b"], remove: [] }, "muestra: true\na: 1\nb: 2\n"],
  ["muestra: true\na: 1\nb: 2\n", { add: [], remove: ["a"] }, "muestra: [b]\na: 1\nb: 2\n"],
  ["muestra: [a] # sí\na: 1\n", { add: [], remove: ["a"] }, "a: 1\n"],
  ["{muestra: [a], a: 1}\n", { add: [], remove: ["a"] }, "{a: 1}\n"],
  [
    "muestra:\n  - a\n  - b\na: 1\nb: 2\n",
    { add: [], remove: ["a"] },
    "muestra: [b]\na: 1\nb: 2\n",
  ],
])("in %j the marks %j make %j", (source, fields, result) => {
  expect(edited(source, (yaml) => yaml.markFields([], fields))).toBe(result);
});

test.each([
  ["# Lista\n- a: 1\n", "# Lista\n- b: 2\n- a: 1\n"],
  ["[]\n", "- b: 2\n"],
])("a block goes in front of %j", (source, result) => {
  expect(edited(source, (yaml) => yaml.prepend({ b: 2 }))).toBe(result);
});
