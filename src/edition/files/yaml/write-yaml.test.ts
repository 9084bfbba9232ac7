import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { withoutEmpty } from "./content-data.ts";
import { writeYaml } from "./write-yaml.ts";
import { readData } from "./yaml-file.ts";

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
  return writeYaml(list, change(parse(list)), "ponentes");
}

test("a text with the same data stays unchanged, and a changed one keeps its line breaks", () => {
  expect(changed((people) => people)).toBe(list);
  expect(writeYaml("a:  1\r\nb:\r\n", { a: 1, b: undefined }, "edicion")).toBe("a:  1\r\nb:\r\n");
  expect(writeYaml("a: 1\r\nb:\r\n", { a: 2 }, "edicion")).toBe("a: 2\r\nb:\r\n");
});

test("fields of a new entry are in the order of the schema, whatever the order they were typed in", () => {
  expect(
    changed((people) => [...people, { rol: "Docente", nombre: "Cira", id: "cira", muestra: true }]),
  ).toBe(`${list}- muestra: true\n  id: cira\n  nombre: Cira\n  rol: Docente\n`);
  const missing = writeYaml("", [{ respuesta: "Sí", pregunta: "¿Hay parqueo?" }], "preguntas");
  expect(missing).toBe("- pregunta: ¿Hay parqueo?\n  respuesta: Sí\n");
  expect(writeYaml("", undefined, "preguntas")).toBe("");
});

test("an emptied field is removed, and a field that was empty before stays", () => {
  const source = '- id: ana\n  nombre: Ana\n  semblanza: ""\n- id: eva\n  semblanza: Vive.\n';
  const people = [
    { id: "ana", nombre: "", semblanza: "" },
    { id: "eva", semblanza: "" },
  ];
  expect(writeYaml(source, people, "ponentes")).toBe('- id: ana\n  semblanza: ""\n- id: eva\n');
});

const text = fc.oneof(
  fc.string({ unit: "grapheme-composite" }),
  fc.constantFrom("a: b", "# c", "- d", "12", "true", "dos\nlíneas", " x ", "\u00a0"),
  fc.constant("palabra ".repeat(30)),
);

test("any text is changed to the wanted data, a second change does nothing, and its heading stays", () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), tie("list"), tie("block")),
    list: fc.array(tie("value"), { maxLength: 4 }),
    block: fc.dictionary(fc.constantFrom("a", "b", "c", "id", "muestra"), tie("value")),
  }));
  const block = fc.array(
    fc.record({ id: text, semblanza: text, a: value, b: value }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(block, block, (before, after) => {
      const source = `# Encabezado\n\n${stringify(withoutEmpty(before))}`;
      const written = writeYaml(source, after, "ponentes");
      const wanted = withoutEmpty(after);
      expect(withoutEmpty(readData(written))).toEqual(wanted);
      expect(written).toMatch(/^# Encabezado\n/);
      expect(writeYaml(written, after, "ponentes")).toBe(written);
    }),
    { numRuns: 150 },
  );
});

test("whichever elements are moved, removed and changed, the others keep their comments, quotes and marks", () => {
  const names = ["ana", "beto", "cira", "dora"] as const;
  const kept = (name: string) =>
    `# sobre ${name}\n- muestra: [rol] # de ${name}\n  id: ${name}\n  nombre: '${name}' # así\n  semblanza: >- # dos\n    Dos renglones.\n`;
  const source = `# Encabezado\n\n${names.map(kept).join("")}`;
  const before: Person[] = parse(source);
  const edits = fc.shuffledSubarray(before, { minLength: 1 }).chain((people) =>
    fc.tuple(
      ...people.map((person) =>
        fc.oneof(
          fc.constant(person),
          text.map((rol) => ({ ...person, rol })),
        ),
      ),
    ),
  );
  fc.assert(
    fc.property(edits, (after) => {
      const written = writeYaml(source, after, "ponentes");
      expect(parse(written)).toEqual(withoutEmpty(after));
      for (const person of after as Person[]) {
        const own = kept(String(person.id));
        const parts = person.rol ? own.split(/(?= {2}semblanza)/) : [own];
        for (const part of parts) expect(written).toContain(part);
      }
    }),
    { numRuns: 100 },
  );
});
