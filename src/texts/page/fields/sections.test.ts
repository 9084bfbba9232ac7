import { expect, test } from "vitest";
import { z } from "zod";
import { markFile, photoFile } from "#edition/model/content-fields.ts";
import { editionSchema } from "#edition/model/edition.ts";
import { photoNameFields } from "#edition/model/pictures/photo-slots.ts";
import type { Field } from "./field.ts";
import { sections } from "./sections.ts";

type Fields = [path: string, schema: z.core.$ZodType][];

/** The fields of the schema, such as `ediciones[].fotos[].alt`. */
function fieldsOf(schema: z.core.$ZodType, path = ""): Fields {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsOf(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out, path);
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) =>
      fieldsOf(inner, path === "" ? name : `${path}.${name}`),
    );
  }
  const inner = schema instanceof z.ZodArray ? fieldsOf(schema.element, `${path}[]`) : [];
  return inner.some(([each]) => each.startsWith(`${path}[].`)) ? inner : [[path, schema]];
}
const fields = fieldsOf(editionSchema);

/** The fields of the schema that a field of a form writes. */
function writtenBy({ kind, name, entries }: Field, path: string): string[] {
  const own = [path, name].filter((part) => part !== "").join(".");
  if (kind === "photo") return [`${own}.archivo`, `${own}.enfoque`];
  if (kind === "blocks")
    return entries?.fields.flatMap((each) => writtenBy(each, `${own}[]`)) ?? [];
  return [own];
}

const inForms = sections.flatMap((section) => {
  if ("groups" in section) {
    return section.groups.flatMap(({ fields }) =>
      fields.flatMap((field) => writtenBy(field, section.file)),
    );
  }
  const { entries } = section.list;
  const path = `${[section.file, ...section.list.path].join(".")}[]`;
  const { inner } = entries;
  return [
    ...entries.fields.flatMap((field) => writtenBy(field, path)),
    ...(inner?.entries.fields.flatMap((each) => writtenBy(each, `${path}.${inner.name}[]`)) ?? []),
  ];
});

/** Fields that no form shows. */
const withoutForm = [
  // The weekday follows the date, and the id the speaker's name.
  "edicion.fechas.dia",
  "ponentes[].id",
  // The page shows no text below a portrait.
  "ponentes[].perfil.leyenda",
  "testimonios[].imagen.leyenda",
];

test("each field of the schema has its field in a form, and each field of a form is one of the schema", () => {
  expect(inForms.length).toBeGreaterThan(60);
  expect([...new Set(inForms), ...withoutForm].sort()).toEqual(fields.map(([path]) => path).sort());
});

test("every field of the schema that names a photo's file has a slot, and every slot is such a field", () => {
  const named = fields.filter(([, schema]) => schema === photoFile || schema === markFile);
  expect(Object.keys(photoNameFields).sort()).toEqual(named.map(([path]) => path).sort());
});
