import { type ComponentProps, useId } from "react";

interface Props extends ComponentProps<"input"> {
  readonly label: string;
  /** What is wrong with the value. */
  readonly fault?: string | undefined;
}

export function Field({ label, fault, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        {...input}
      />
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
