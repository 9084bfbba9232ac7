import { fieldOf, type Path, pathOf } from "#edition/files/rules/fault.ts";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { afterPress, checkPending, useReport } from "../draft/check.ts";
import { change, touchField, useDraft } from "../draft/draft.ts";
import { isNew } from "../draft/entries.ts";
import { asText, type Field } from "../fields/field.ts";

interface FieldsPlace {
  readonly file: ContentKey;
  readonly at: Path;
}

export interface ControlProps {
  readonly place: FieldsPlace;
  readonly field: Field;
  readonly state: FieldState;
}

export type FieldState = ReturnType<typeof useField>;

/** The value of a field in the draft, its fault while that is to be shown, and attributes of the input. */
export function useField(
  { file, at }: FieldsPlace,
  { name, help, optional }: Pick<Field, "name"> & Partial<Field>,
) {
  const draft = useDraft();
  const path = [...at, ...pathOf(name)];
  const id = fieldOf([file, ...path]);
  const [fault] = useFaults(file, path, optional);
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const value = valueAt(draft.data[file], path);
  return {
    id,
    path,
    value,
    /** Empty for values that are no text. */
    text: asText(value),
    fault,
    // Spaces alone would be a fault that nobody sees.
    set: (next: unknown) =>
      change(file, path, typeof next === "string" && next.trim() === "" ? undefined : next),
    input: {
      id,
      onBlur: () =>
        afterPress(() => {
          checkPending();
          touchField(id);
        }),
      "aria-invalid": fault ? (true as const) : undefined,
      "aria-describedby": described || undefined,
    },
  };
}

/** The faults at a path, at its items, and at a block around it that is missing with all its fields. */
export function useFaults(file: ContentKey, path: Path, optional = false): readonly string[] {
  const draft = useDraft();
  const { faults } = useReport();
  const field = fieldOf([file, ...path]);
  // An empty field is reported only once it was touched.
  const isKnown = draft.isTried || draft.touched.has(field);
  const isCalm = path.some((_, length) => isNew(valueAt(draft.data[file], path.slice(0, length))));
  return [...faults]
    .filter(([at, { isMissing }]) => {
      const isOwn = at === field || (at.startsWith(field) && isItem.test(at.slice(field.length)));
      const isAround = isMissing && !optional && field.startsWith(`${at}.`);
      return (isOwn || isAround) && (isKnown || !(isCalm || isMissing));
    })
    .map(([, { words }]) => words);
}

const isItem = /^\[\d+\]$/;
