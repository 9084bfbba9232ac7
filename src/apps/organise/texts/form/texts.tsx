import type { HTMLInputTypeAttribute } from "react";
import { asText, type FieldKind } from "../fields/field.ts";
import { FieldFrame, InputField } from "./FieldFrame.tsx";
import { type ControlProps, useField } from "./use-field.ts";

const types: Partial<Record<FieldKind, HTMLInputTypeAttribute>> = {
  email: "email",
  phone: "tel",
  link: "url",
  time: "time",
};

export function LineField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const isNumber = field.kind === "number";
  return (
    <InputField
      field={field}
      state={state}
      data-short={isNumber || field.kind === "time" || undefined}
      inputMode={isNumber ? "numeric" : undefined}
      type={types[field.kind] ?? "text"}
      autoComplete="off"
      value={asText(state.value)}
      // Other characters than digits stay as typed, and are reported as a fault.
      onChange={({ target: { value } }) =>
        state.set(isNumber && /^\d{1,9}$/.test(value) ? Number(value) : value)
      }
    />
  );
}

/** A text of several lines, as high as its text where the browser knows how. */
export function LongField({ place, field }: ControlProps) {
  const state = useField(place, field);
  return (
    <FieldFrame field={field} state={state}>
      <textarea
        rows={4}
        // The page shows a line break as a space.
        value={asText(state.value)}
        onChange={({ target }) => state.set(target.value)}
        {...state.input}
      />
    </FieldFrame>
  );
}
