import type { ComponentProps, ReactNode } from "react";
import layout from "../../components/layout.module.css";
import type { Field } from "../fields/field.ts";
import styles from "./Form.module.css";
import type { FieldState } from "./use-field.ts";

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

/** Label, help, control and fault of a field. */
export function FieldFrame({ field, state: { id, fault }, children, isGroup = false }: Props) {
  const label = (
    <>
      {field.label}
      {field.optional && <span className={layout.note}> opcional</span>}
    </>
  );
  return (
    <div
      className={`${layout.section} ${styles.field}`}
      {...(isGroup && { role: "group", "aria-labelledby": `${id}-label` })}
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
      {field.help && (
        <p id={`${id}-help`} className={layout.note}>
          {field.help}
        </p>
      )}
      {children}
      {fault && (
        <p id={`${id}-fault`} className={layout.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
