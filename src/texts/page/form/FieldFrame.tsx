import type { ComponentProps, HTMLInputTypeAttribute, ReactNode } from "react";
import { Fault, Note, Stack } from "#platform/ui/parts/layout.tsx";
import type { Field, FieldKind } from "../fields/field.ts";
import styles from "./Form.module.css";
import type { ControlProps, FieldState } from "./use-field.ts";

interface Props {
  readonly field: Pick<Field, "label" | "help" | "optional">;
  readonly state: Pick<FieldState, "id" | "fault">;
  readonly children: ReactNode;
  /** Whether the field consists of several controls, which have labels of their own. */
  readonly isGroup?: boolean;
}

interface InputProps extends ComponentProps<"input"> {
  readonly field: Field;
  readonly state: FieldState;
}

/** A field that consists of one input. */
export function InputField({ field, state, ...attributes }: InputProps) {
  return (
    <FieldFrame field={field} state={state}>
      <input {...state.input} {...attributes} />
    </FieldFrame>
  );
}

export function FieldFrame({ field, state: { id, fault }, children, isGroup = false }: Props) {
  const label = (
    <>
      {field.label}
      {field.optional && <Note as="span"> opcional</Note>}
    </>
  );
  return (
    <Stack
      className={styles.field}
      {...(isGroup && {
        id: `${id}-group`,
        role: "group",
        tabIndex: -1,
        "aria-labelledby": `${id}-label`,
      })}
    >
      {isGroup ? (
        <p id={`${id}-label`} className={styles.label}>
          {label}
        </p>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {field.help && <Note id={`${id}-help`}>{field.help}</Note>}
      {children}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </Stack>
  );
}

const types: Partial<Record<FieldKind, HTMLInputTypeAttribute>> = {
  email: "email",
  phone: "tel",
  link: "url",
  time: "time",
};

export function LineField({ field, state }: ControlProps) {
  const isNumber = field.kind === "number";
  return (
    <InputField
      field={field}
      state={state}
      data-short={isNumber || field.kind === "time" || undefined}
      inputMode={isNumber ? "numeric" : undefined}
      type={types[field.kind] ?? "text"}
      autoComplete="off"
      value={state.text}
      // Other characters than digits stay as typed, and are reported as a fault.
      onChange={({ target: { value } }) =>
        state.set(isNumber && /^ *\d{1,9} *$/.test(value) ? Number(value) : value)
      }
    />
  );
}

/** A text of several lines, as high as its text where the browser knows how. */
export function LongField({ field, state }: ControlProps) {
  return (
    <FieldFrame field={field} state={state}>
      <textarea
        rows={4}
        // The page shows a line break as a space.
        value={state.text}
        onChange={({ target }) => state.set(target.value)}
        {...state.input}
      />
    </FieldFrame>
  );
}
