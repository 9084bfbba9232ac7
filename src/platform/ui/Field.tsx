import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

interface FieldProps extends ComponentProps<"input"> {
  readonly label: ReactNode;
  readonly fault?: string | undefined;
  /** Whether the fault is read at the field alone: several that appear at once would all be spoken. */
  readonly isQuiet?: boolean;
  readonly onText?: (text: string) => void;
}

/** A labelled field, and what is wrong with what it holds, which screen readers announce. */
export function Field({ label, fault, isQuiet, onText, className = "", ...input }: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => onText?.(target.value)}
        {...input}
        id={id}
      />
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} role={isQuiet ? undefined : "alert"}>
          {fault}
        </p>
      )}
    </div>
  );
}
