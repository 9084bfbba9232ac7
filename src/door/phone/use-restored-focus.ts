import { useEffect, useRef } from "react";

/** Restores a lost focus: to the answer, else to what had it before, else to the page's main part. */
export function useRestoredFocus(moment: string): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(".answer, dialog")) last.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what covers the view may take the focus
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document;
      // Browsers take the focus from what is inert only with the next frame.
      if (activeElement !== body && !activeElement?.closest("[inert]")) return;
      const before = last.current?.isConnected ? last.current : null;
      const next = document.querySelector(".answer") ?? before ?? document.querySelector("main");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [moment]);
}
