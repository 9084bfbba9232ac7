import { type RefObject, useEffect } from "react";

const takesText = "input, textarea, select, [contenteditable]";

/** Moves the focus to `field` when a key is pressed elsewhere: a scanner types where the focus is. */
export function useTypedAnywhere(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function lead(event: KeyboardEvent): void {
      const isText = event.key.length === 1 && event.key !== " ";
      if (!isText || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(takesText)) return;
      // The browser types the character into the element that has the focus after this handler.
      field.current?.focus();
    }
    document.addEventListener("keydown", lead, true);
    return () => document.removeEventListener("keydown", lead, true);
  }, [field, isOn]);
}
