import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { patchYaml } from "./patch-yaml.ts";
import { withoutEmpty } from "./without-empty.ts";

const list = `# Ponentes
#   id  nombre corto

- muestra: true # por confirmar
  id: ana
  nombre: Ana
# La segunda
- id: beto
  nombre: 'Beto' # así se escribe
  semblanza: Da clases los sábados.
`;
type Person = Record<string, unknown>;

/** The text of `list` after `change`. */
function changed(change: (people: Person[]) => unknown): string {
  return patchYaml(list, change(parse(list)), () => ["id", "nombre", "rol", "semblanza"]);
}
const at = (people: Person[], index: number): Person => people[index] ?? {};

test("a text that says the same stays letter by letter, and a changed one keeps its line breaks", () => {
  expect(changed((people) => people)).toBe(list);
  expect(patchYaml("a:  1\r\nb:\r\n", { a: 1, b: undefined })).toBe("a:  1\r\nb:\r\n");
  expect(patchYaml("a: 1\r\nb:\r\n", { a: 2 })).toBe("a: 2\r\nb:\r\n");
});

test("one field changes and nothing around it", () => {
  expect(changed((people) => people.with(1, { ...at(people, 1), nombre: "Norberto: 2" }))).toBe(
    list.replace("'Beto'", "'Norberto: 2'"),
  );
});

test("elements move with the comments above them", () => {
  const [head, first, second] = list.split(/(?=- muestra|# La segunda)/);
  expect(changed((people) => people.toReversed())).toBe(`${head}${second}${first}`);
});

test("an element that moves can change, too", () => {
  expect(changed(([ana, beto]) => [{ ...beto, rol: "Docente" }, ana])).toContain(
    "# La segunda\n- id: beto\n  nombre: 'Beto' # así se escribe\n  rol: Docente\n  semblanza: Da",
  );
});

test("a new element goes where it stands, and a removed one takes its comments along", () => {
  expect(changed(([ana, beto]) => [ana, { id: "cira" }, beto])).toBe(
    list.replace("# La segunda", "- id: cira\n# La segunda"),
  );
  expect(changed(([ana]) => [ana])).toBe(list.slice(0, list.indexOf("# La segunda")));
});

test("a field goes, also the first behind its dash", () => {
  expect(changed(([{ muestra, ...ana } = {}, beto]) => [ana, beto])).toBe(
    list.replace("muestra: true # por confirmar\n  ", ""),
  );
  expect(changed(([ana, { semblanza, ...beto } = {}]) => [ana, beto])).not.toContain("semblanza");
});

test("a list is emptied and filled again", () => {
  expect(changed(() => [])).toBe("# Ponentes\n#   id  nombre corto\n\n[]\n");
  expect(patchYaml("- id: ana\n- {}\n", [{ id: "ana" }, { id: "eva" }])).toBe(
    "- id: ana\n- id: eva\n",
  );
  expect(patchYaml("# Nadie\n[]\n", [{ id: "ana" }])).toBe("# Nadie\n- id: ana\n");
});

test("blocks within blocks come and go", () => {
  const source = "# Lugar\nlugar:\n  nombre: Aula # 4\ncosto: Q50\n";
  expect(patchYaml(source, { lugar: { nombre: "Aula", red: { a: "b" } }, costo: "Q50" })).toBe(
    "# Lugar\nlugar:\n  nombre: Aula # 4\n  red:\n    a: b\ncosto: Q50\n",
  );
  expect(patchYaml(source, { lugar: { nombre: "" }, costo: "Q50" })).toBe(
    source.replace("Aula", '""'),
  );
  expect(patchYaml(source, { lugar: {}, costo: "Q50" })).toBe("# Lugar\ncosto: Q50\n");
});

test("a long text is folded on lines of its own", () => {
  const text = "una frase que sigue y sigue ".repeat(8).trim();
  const written = patchYaml("- a: uno # c\n- b: dos\n", [{ a: text }, { b: "dos" }]);
  expect(written).toMatch(/^- a: >- # c\n {4}una frase .*\n {4}\S.*/);
  expect(Math.max(...written.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
});

test("short lists stay on their line", () => {
  expect(patchYaml("muestra: [a, b] # sí\na: 1\n", { muestra: ["b"], a: 1 })).toBe(
    "muestra: [b] # sí\na: 1\n",
  );
});

test("any text is changed to the wanted data, and its other comments stay", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme-composite" }),
    fc.constantFrom(
      "a: b",
      "# c",
      "- d",
      "12",
      "true",
      "dos\nlíneas",
      " x ",
      "\u00a0",
      "palabra ".repeat(30),
    ),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), tie("list"), tie("block")),
    list: fc.array(tie("value"), { maxLength: 4 }),
    block: fc.dictionary(fc.constantFrom("a", "b", "c", "id", "muestra"), tie("value")),
  }));
  const block = fc.array(fc.record({ id: text, a: value, b: value }, { requiredKeys: [] }));
  fc.assert(
    fc.property(block, block, (before, after) => {
      const said = withoutEmpty(before);
      const source = `# Encabezado\n\n${stringify(said)}`;
      const patched = patchYaml(source, after);
      expect(parse(patched)).toEqual(withoutEmpty(after));
      expect(patched).toMatch(/^# Encabezado\n/);
    }),
    { numRuns: 150 },
  );
});
