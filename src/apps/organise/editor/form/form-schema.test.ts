import type { RJSFSchema } from "@rjsf/utils";
import { expect, test } from "vitest";
import { contentKeys } from "../../../../content/editor-calls.ts";
import { fileForm, labelOf } from "./form-schema.ts";

/** Paths of all fields of a form's schema. */
function fieldsOf(schema: RJSFSchema, path: string): string[] {
  const { items, properties = {} } = schema;
  if (typeof items === "object" && !Array.isArray(items)) return fieldsOf(items, `${path}[]`);
  return Object.entries(properties).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...(typeof field === "object" ? fieldsOf(field, `${path}.${name}`) : []),
  ]);
}

test.each(contentKeys)("every field of %s has a label", (key) => {
  const fields = fieldsOf(fileForm(key).schema, key);
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => labelOf(field) === undefined)).toEqual([]);
});

test("the form fills in no defaults", () => {
  const schemas = JSON.stringify(contentKeys.map((key) => fileForm(key).schema));
  expect(schemas).not.toMatch(/"(?:default|minItems|pattern|format)":/);
});

test.each([
  ["ponentes", ["items", "perfil", "ui:field"], "photo"],
  ["sede", ["fotos", "items", "ui:field"], "photo"],
  ["edicion", ["fechas", "puertas", "ui:widget"], "instant"],
  ["edicion", ["vistaPrevia", "ui:field"], "photoFile"],
  ["edicion", ["carnet", "ui:field"], "digits"],
  ["tematicas", ["items", "hora", "ui:widget"], "time"],
] as const)("%s shows %j as %s", (key, path, kind) => {
  const shown = path.reduce<unknown>((ui, step) => Object(ui)[step], fileForm(key).uiSchema);
  expect(shown).toBe(kind);
});
