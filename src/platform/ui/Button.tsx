import type { ComponentProps, MouseEvent } from "react";
import styles from "./Button.module.css";
import states from "./ButtonStates.module.css";

interface Look {
  /** `main` leads, `confirm` is the yellow of validation; without a kind it is quiet. */
  readonly kind?: "main" | "confirm" | undefined;
  /** Whether a press does nothing for now. The focus stays, which a button with `disabled` loses. */
  readonly isDisabled?: boolean;
}

/** A button; with `href` a link that looks like one. */
export function Button({ kind, isDisabled = false, ...props }: ButtonProps) {
  const className = `${styles.button} ${states.states} ${props.className ?? ""}`;
  if ("href" in props) return <a {...props} className={className} data-kind={kind} />;
  // Enter in a field presses the button that submits the form.
  const nothing = (event: MouseEvent) => event.preventDefault();
  const disabled = isDisabled ? { "aria-disabled": true, onClick: nothing } : {};
  return <button type="button" {...props} {...disabled} className={className} data-kind={kind} />;
}

/** Passes on the first press of a double click: another button may be under the pointer by the second. */
export const onFirstPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

type LinkProps = ComponentProps<"a"> & { readonly href: string };
type ButtonProps = Look & (ComponentProps<"button"> | LinkProps);
