import type { FieldPathList } from "@rjsf/utils";
import type { ContentKey } from "../../../../content/editor-calls.ts";
import { type Fault, fieldOf, type Path } from "../../../../content/faults/fault.ts";

/** Data shared by the fields of a file's form. */
export interface FormContext {
  readonly key: ContentKey;
  readonly data: unknown;
  readonly faults: readonly Fault[];
  readonly speakers: readonly { readonly id: string; readonly name: string }[];
  /** Sets the value at `path` in the file. */
  put(path: Path, value: unknown): void;
}

export function faultsAt(context: FormContext, path: FieldPathList): readonly Fault[] {
  const field = fieldOf([context.key, ...path]);
  return context.faults.filter((fault) => fault.field === field);
}

export function faultsWithin(context: FormContext, path: FieldPathList): readonly Fault[] {
  const field = fieldOf([context.key, ...path]);
  return context.faults.filter(
    (fault) => fault.field === field || /^[.[]/.test(fault.field.replace(field, "") || " "),
  );
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => Object(value)[step], data);
}

/** A copy of `data` with `value` at `path`. */
export function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const next = withValue(Object(data)[step], rest, value);
  if (!Array.isArray(data)) return { ...Object(data), [step]: next };
  return data.map((item, index) => (index === step ? next : item));
}
