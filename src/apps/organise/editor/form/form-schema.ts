import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { z } from "zod";
import type { ContentKey } from "../../../../content/editor-calls.ts";
import {
  carnetPattern,
  instant,
  photoFile,
  timeOfDay,
} from "../../../../domain/edition/content-fields.ts";
import { editionSchema, photoSchema } from "../../../../domain/edition/edition.ts";
import { fieldLabels, fileLabels } from "./field-labels.ts";

/** The form of one file: its fields, and how each is shown. */
export interface FileForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** Fields with a widget of their own, by their schema. */
const kinds = new Map<z.core.$ZodType, string>([
  [instant, "instant"],
  [timeOfDay, "time"],
  [carnetPattern, "digits"],
  [photoFile, "photoFile"],
  [photoSchema, "photo"],
  [editionSchema.shape.tematicas.element.shape.ponente, "speakers"],
]);
/** Kinds that consist of several controls. */
const ownFields = ["photo", "photoFile", "digits", "speakers"];
const longTexts = [
  "descripcion",
  "texto",
  "semblanza",
  "cita",
  "mensaje",
  "consulta",
  "ayuda",
  "gracias",
  "respuesta",
];

/** Makes the form of a file from the schema of the edition. */
export function fileForm(key: ContentKey): FileForm {
  const schema = z.toJSONSchema(editionSchema.shape[key], {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kinds.get(zodSchema);
      // The content's reader finds the faults; defaults would fill in fields that are absent.
      for (const rule of ["default", "pattern", "format", "minItems", "$schema"]) {
        delete jsonSchema[rule];
      }
      if (kind !== undefined) jsonSchema.$comment = kind;
    },
  }) as RJSFSchema;
  return { schema, uiSchema: uiOf(schema, key) };
}

/** The label of the field at `path`, such as `ponentes[].nombre`. */
export function labelOf(path: string) {
  const name = path.split(".").at(-1) ?? path;
  return (
    fileLabels[path as ContentKey] ??
    fieldLabels[path] ??
    fieldLabels[name] ??
    fileLabels[name as ContentKey]
  );
}

function uiOf(schema: RJSFSchema, path: string): UiSchema {
  const { label = path, help = "" } = labelOf(path) ?? {};
  const ui: UiSchema = { "ui:title": label, "ui:help": help };
  const kind = schema.$comment;
  if (kind !== undefined && ownFields.includes(kind)) return { ...ui, "ui:field": kind };
  if (kind === "instant" || kind === "time") return { ...ui, "ui:widget": kind };
  if (longTexts.includes(path.split(".").at(-1) ?? "")) return { ...ui, "ui:widget": "textarea" };
  if (isSchema(schema.items)) return { ...ui, items: uiOf(schema.items, `${path}[]`) };
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field) ? [[name, uiOf(field, `${path}.${name}`)]] : [],
  );
  // The name comes before the id that is made from it.
  const order = "id" in (schema.properties ?? {}) ? { "ui:order": ["nombre", "id", "*"] } : {};
  return { ...ui, ...order, ...Object.fromEntries(fields) };
}

function isSchema(value: unknown): value is RJSFSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
