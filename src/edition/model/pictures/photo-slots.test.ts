import { expect, test } from "vitest";
import { z } from "zod";
import { photoFile } from "../content-fields.ts";
import { editionSchema, photoSchema } from "../edition.ts";
import { photoFileSlots, photoSlots } from "./photo-slots.ts";

/** The fields under `schema` that are `wanted`, written as in `photoSlots`. */
function fieldsWith(wanted: unknown, schema: unknown, field = ""): string[] {
  if (schema === wanted) return [field];
  if (schema === photoSchema) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsWith(wanted, schema.unwrap(), field);
  }
  if (schema instanceof z.ZodArray) return fieldsWith(wanted, schema.element, `${field}[]`);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, inner]) =>
    fieldsWith(wanted, inner, field === "" ? key : `${field}.${key}`),
  );
}

test("every photo of the content's schema has a slot, and every slot a photo", () => {
  expect(Object.keys(photoSlots).sort()).toEqual(fieldsWith(photoSchema, editionSchema).sort());
});

test("every field that names a photo's file alone has a slot", () => {
  expect(Object.keys(photoFileSlots)).toEqual(fieldsWith(photoFile, editionSchema));
});
