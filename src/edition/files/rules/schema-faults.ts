import { z } from "zod";
import { type FieldHint, fieldHints } from "#edition/model/field-hints.ts";
import type { Path, PathFault } from "./fault.ts";

/** Checks `data` against `schema` and reports every violation in Spanish, without zod's texts. */
export function schemaFaults(schema: z.ZodType, data: unknown): PathFault[] {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.flatMap((issue): PathFault[] => {
    const path = pathOf(issue.path);
    if (issue.code === "unrecognized_keys") {
      const known = fieldsAt(schema, path);
      const problem = { kind: "unknown field", known } as const;
      return issue.keys.map((name) => ({ path: [...path, name], problem: { ...problem, name } }));
    }
    const { input: value } = issue;
    const isEntry = typeof path.at(-1) === "number";
    if ((value ?? null) === null && !isEntry) return [missingField(schema, path)];
    return [{ path, problem: { kind: "wrong value", value, hint: hintFor(value, schema, path) } }];
  });
}

export function fieldsAt(schema: z.ZodType, path: Path): string[] {
  return fieldNames(schemaAt(schema, path));
}

export function mayBeAbsent(schema: z.ZodType, path: Path): boolean {
  const found = schemaAt(schema, path);
  return found instanceof z.ZodOptional || found instanceof z.ZodDefault;
}

/** The fault of a field that is needed, and absent or empty. */
export function missingField(schema: z.ZodType, path: Path): PathFault {
  const name = String(path.at(-1) ?? "");
  return { path, problem: { kind: "missing", name, hint: hintAt(schema, path) } };
}

/** YAML reads digits alone as a number, which is a text between quotes. */
function hintFor(value: unknown, schema: z.ZodType, path: Path): FieldHint {
  const hint = hintAt(schema, path);
  const field = schemaAt(schema, path);
  const isUnquoted =
    typeof value === "number" && field !== undefined && z.safeParse(field, String(value)).success;
  return isUnquoted ? { expected: hint.expected, inFile: "Escríbalo entre comillas." } : hint;
}

export function hintAt(schema: z.ZodType, path: Path): FieldHint {
  const found = schemaAt(schema, path);
  const hint = found && (fieldHints.get(found) ?? fieldHints.get(unwrap(found)));
  if (hint) return hint;
  const names = fieldNames(found);
  // The hint of a list says what its entries may be.
  if (names.length === 0 && typeof path.at(-1) === "number")
    return hintAt(schema, path.slice(0, -1));
  return names.length > 0
    ? {
        expected: `un bloque con estos campos: ${names.join(", ")}`,
        inForm: "algún dato",
        inFile: "Escriba cada campo en su propia línea, con dos espacios más de sangría.",
      }
    : {
        expected: "una lista",
        inFile: "Ponga cada elemento en su propia línea, con un guion delante.",
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
