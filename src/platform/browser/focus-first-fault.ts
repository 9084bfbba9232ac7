import { flushSync } from "react-dom";

/** Moves the focus to the first field of a form that is invalid once `showFaults` has set its state. */
export function focusFirstFault(form: HTMLFormElement, showFaults: () => void): void {
  flushSync(showFaults);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
