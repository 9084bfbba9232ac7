import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** A scanner's keys follow each other within this time, in ms. */
const KEY_MS = 60;
/** After so many fast keys a scanner types, because nobody types a number that fast. */
const FAST_KEYS = 5;
/** How long a scanner that sends no key at the end is silent before its text counts, in ms. */
const SILENT_MS = 300;

/**
 * Returns a handler of keys that submits the field's form once a scanner has ended its text: with Tab,
 * with a line feed or return as a control key, or with silence behind a text that `isWhole`. Enter
 * submits by itself.
 */
export function useScanEnd(isWhole: (text: string) => boolean) {
  const burst = useRef({ keys: 0, at: 0, timer: 0 });
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    const { current } = burst;
    const field = event.currentTarget;
    clearTimeout(current.timer);
    // When the key was pressed: a slow phone may handle it much later.
    const { timeStamp } = event;
    const isFast = timeStamp - current.at < KEY_MS && !event.repeat;
    const isScan = isFast && current.keys >= FAST_KEYS;
    current.at = timeStamp;
    if (event.key === "Shift") return;
    current.keys = isFast ? current.keys + 1 : 0;
    const isControlEnd = event.ctrlKey && (event.key === "j" || event.key === "m");
    const isTab = event.key === "Tab" && field.value !== "";
    if (isScan && (isTab || isControlEnd)) {
      event.preventDefault();
      field.form?.requestSubmit();
    } else if (isScan && event.key.length === 1) {
      current.timer = window.setTimeout(() => {
        if (isWhole(field.value)) field.form?.requestSubmit();
      }, SILENT_MS);
    }
  };
}

const takesText = "input, textarea, select, [contenteditable]";

/** Moves the focus to `field` when a key is pressed elsewhere: a scanner types where the focus is. */
export function useTypedAnywhere(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  // Before the field is painted, so that no key of a scanner is lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    function lead(event: globalThis.KeyboardEvent): void {
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
