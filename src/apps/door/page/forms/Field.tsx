import { type ComponentProps, useId } from "react";

interface Props extends ComponentProps<"input"> {
  readonly label: string;
  /** The fault of the value. */
  readonly fault?: string | undefined;
}

export function Field({ label, fault, autoFocus = false, ...input }: Props) {
  const id = useId();
  // A dialog focuses the element with this attribute when it opens; React does not write it.
  function mark(element: HTMLInputElement | null): void {
    element?.toggleAttribute("autofocus", autoFocus);
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={mark}
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
