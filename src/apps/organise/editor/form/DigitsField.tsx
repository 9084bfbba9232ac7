import type { FieldProps } from "@rjsf/utils";
import { useLayoutEffect, useRef } from "react";
import { Entry } from "./Entry.tsx";
import { type FormContext, faultsWithin } from "./form-context.ts";

/** Numbers with commas between them. */
export function DigitsField({ fieldPathId, formData, onChange, registry, uiSchema }: FieldProps) {
  const { $id: id, path } = fieldPathId;
  const input = useRef<HTMLInputElement>(null);
  const text = Array.isArray(formData) ? formData.join(", ") : "";
  // Not while the numbers are equal: the field may end in a comma that the next number will follow.
  useLayoutEffect(() => {
    const field = input.current;
    if (field && numbersIn(field.value)?.join(", ") !== text) field.value = text;
  }, [text]);
  return (
    <Entry
      id={id}
      label={uiSchema?.["ui:title"] ?? ""}
      help={uiSchema?.["ui:help"]}
      faults={faultsWithin(registry.formContext as FormContext, path)}
    >
      <input
        ref={input}
        id={id}
        inputMode="numeric"
        onChange={({ target }) => onChange(numbersIn(target.value), path)}
      />
    </Entry>
  );
}

function numbersIn(text: string): number[] | undefined {
  return text.match(/\d+/g)?.map(Number);
}
