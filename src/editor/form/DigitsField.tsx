import type { FieldProps } from "@rjsf/utils";
import { Entry } from "./Entry.tsx";
import { type FormContext, faultsWithin } from "./form-context.ts";

/** Numbers with commas between them. */
export function DigitsField({ fieldPathId, formData, onChange, registry, uiSchema }: FieldProps) {
  const { $id: id, path } = fieldPathId;
  const faults = faultsWithin(registry.formContext as FormContext, path);
  return (
    <Entry
      id={id}
      label={uiSchema?.["ui:title"] ?? ""}
      help={uiSchema?.["ui:help"]}
      faults={faults}
    >
      <input
        id={id}
        inputMode="numeric"
        defaultValue={Array.isArray(formData) ? formData.join(", ") : ""}
        onChange={({ target }) => {
          const groups = target.value.match(/\d+/g)?.map(Number);
          onChange(groups, path);
        }}
      />
    </Entry>
  );
}
