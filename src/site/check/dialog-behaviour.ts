import {
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { closeOnBack } from "#platform/browser/close-on-back.ts";

/** The platform opens the dialog without an event, but gives it the focus. */
export function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>) {
  const closed = useRef<(() => void) | null>(null);
  function begin() {
    if (dialog.current?.open) closed.current ??= closeOnBack(() => dialog.current?.close());
  }
  function end() {
    closed.current?.();
    closed.current = null;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be open before hydration
  useEffect(begin, []);
  return { begin, end };
}

/**
 * Closes the dialog after a press that starts and ends on the backdrop, but not after a text selection
 * that ends there; calls `onControl` after a press of a control.
 */
export function usePresses(dialog: RefObject<HTMLDialogElement | null>, onControl: () => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: (press: PointerEvent) => {
      startedOutside.current = press.target === dialog.current;
    },
    onClick: (click: ReactMouseEvent) => {
      if (startedOutside.current && click.target === dialog.current) dialog.current?.close();
      if (click.target instanceof Element && click.target.closest("button, a, summary"))
        onControl();
    },
  };
}
