import {
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { closeOnBack } from "../../browser/close-on-back.ts";
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion.ts";
import { untilUsable } from "../../loading/until-usable.ts";

/** In milliseconds. */
const GROWTH = 240;

/**
 * Lays out the closed dialog once, invisibly, when the page is idle: its glyphs are then cached, and
 * it opens faster on a slow phone.
 */
export function useEarlyLayout(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    void untilUsable().then(() => {
      if (!dialog.current || dialog.current.open) return;
      dialog.current.dataset.ahead = "true";
      dialog.current.getBoundingClientRect();
      delete dialog.current.dataset.ahead;
    });
  }, [dialog]);
}

/** Animates the growth of the dialog: by an answer, a pass, or buttons that load later. */
export function useAnimatedGrowth(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    // Some hardened browsers have no observers.
    if (!element || !("ResizeObserver" in window)) return;
    let height = 0;
    const clip = (bottom: number) => `inset(-100vh -100vw ${bottom}px)`;
    const observer = new ResizeObserver(() => {
      const before = height;
      height = element.offsetHeight;
      if (before === 0 || height <= before || prefersReducedMotion()) return;
      element.animate(
        { clipPath: [clip(height - before), clip(0)] },
        { duration: GROWTH, easing: "cubic-bezier(0.2, 0.7, 0.1, 1)" },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dialog]);
}

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
