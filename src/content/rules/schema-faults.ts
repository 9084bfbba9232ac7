import { z } from "zod";
import { type FieldHint, fieldHints } from "../../domain/edition/field-hints.ts";
import { valueAt } from "../../domain/edition/values-at.ts";
import { describeValue, type Path, type PathFault } from "../faults/fault.ts";
import { nearestName } from "../faults/nearest-name.ts";
import { signAndPlace } from "../faults/sign-names.ts";

/** Checks `data` against `schema` and reports every violation in Spanish, without zod's texts. */
export function schemaFaults(schema: z.ZodType, data: unknown): PathFault[] {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return [];
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(schema, data, issue) : [],
  );
  const guessed = new Set(unknown.map(({ meant }) => meant));
  const other = result.error.issues
    .filter((issue) => issue.code !== "unrecognized_keys")
    .map((issue) => ({ path: pathOf(issue.path), value: issue.input }))
    // A misspelt field is reported once, as unknown, and not also as missing.
    .filter(({ path, value }) => value !== undefined || !guessed.has(path.join("\0")))
    .map(({ path, value }) => valueFault(schema, path, value));
  return [...unknown.map(({ fault }) => fault), ...other];
}

/** The names of the fields that the block at `path` may have. */
export function fieldsAt(schema: z.ZodType, path: Path): string[] {
  return fieldNames(schemaAt(schema, path));
}

/** Whether the content may lack the field at `path`. */
export function mayBeAbsent(schema: z.ZodType, path: Path): boolean {
  const found = schemaAt(schema, path);
  return found instanceof z.ZodOptional || found instanceof z.ZodDefault;
}

function unknownFields(
  schema: z.ZodType,
  data: unknown,
  issue: { path: PropertyKey[]; keys: string[] },
): { fault: PathFault; meant: string | undefined }[] {
  const parent = pathOf(issue.path);
  const names = fieldsAt(schema, parent);
  const block = valueAt(data, parent);
  const free = names.filter((name) => valueAt(block, [name]) === undefined);
  return issue.keys.map((key) => {
    const near = nearestName(key, free) ?? nearestName(key, names);
    const fault = {
      path: [...parent, key],
      found: `un campo desconocido, «${key}»`,
      expected: `uno de estos campos: ${names.join(", ")}`,
      fix: near
        ? `¿Quiso escribir «${near}»? Corrija el nombre.`
        : "Corrija el nombre o borre la línea.",
    };
    return { fault, meant: near && [...parent, near].join("\0") };
  });
}

function valueFault(schema: z.ZodType, path: Path, value: unknown): PathFault {
  if (value === undefined) return missingField(schema, path);
  const { expected, fix, wrongSignAt } = hintAt(schema, path);
  const sign = typeof value === "string" ? signAndPlace(value, wrongSignAt?.(value) ?? -1) : null;
  const found = describeValue(value) + (sign === null ? "" : `, con ${sign}`);
  return { path, found, ...(value === null && { isMissing: true }), expected, fix };
}

/** The fault of a field that is needed and absent. */
export function missingField(schema: z.ZodType, path: Path): PathFault {
  const { expected, fix } = hintAt(schema, path);
  return {
    path,
    found: "nada: falta el campo o está vacío",
    isMissing: true,
    expected,
    fix: `Agregue «${path.at(-1)}:» en este bloque. ${fix}`,
  };
}

/** The hint of the field at `path`. */
export function hintAt(schema: z.ZodType, path: Path): FieldHint {
  return hintOf(schemaAt(schema, path));
}

function hintOf(schema: z.core.$ZodType | undefined): FieldHint {
  const hint = schema && (fieldHints.get(schema) ?? fieldHints.get(unwrap(schema)));
  if (hint) return hint;
  const names = fieldNames(schema);
  return names.length > 0
    ? {
        expected: `un bloque con estos campos: ${names.join(", ")}`,
        fix: "Escriba cada campo en su propia línea, con dos espacios más de sangría.",
      }
    : {
        expected: "una lista",
        fix: "Ponga cada elemento en su propia línea, con un guion delante.",
      };
}

function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    const inner: z.core.$ZodType | undefined = current && unwrap(current);
    if (inner instanceof z.ZodObject) current = inner.shape[step];
    else if (inner instanceof z.ZodArray) current = inner.element;
    else return undefined;
  }
  return current;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap());
  }
  return schema;
}

function fieldNames(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function pathOf(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === "number" ? step : String(step)));
}
