import { type RefObject, useEffect } from "react";

const takesText = "input, textarea, select, [contenteditable]";

/**
 * Leads what is typed to `field` wherever the focus is: a scanner that types as a keyboard has no
 * other way to say where its text belongs. Only while `isOn`.
 */
export function useTypedAnywhere(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function lead(event: KeyboardEvent): void {
      const isText = event.key.length === 1 && event.key !== " ";
      if (!isText || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(takesText)) return;
      // The character is typed into whatever has the focus after this.
      field.current?.focus();
    }
    document.addEventListener("keydown", lead, true);
    return () => document.removeEventListener("keydown", lead, true);
  }, [field, isOn]);
}
