import { useEffect } from "react";

const focusable = "a, button, input, label, select, summary, textarea, [tabindex]";

/** Gives a lost focus to the row beside a removed one, else to the nearest heading, unless a part moves it. */
export function useFocusRestoration(): void {
  useEffect(() => {
    /** The element that had the focus last, and those around it. */
    let around: Element[] = [];
    /** The row with that element, and the one after it, or before the end. */
    let row: Element | undefined;
    let nextRow: Element | null | undefined;
    const isLost = () =>
      around[0]?.isConnected === false && document.activeElement === document.body;
    const note = ({ target }: FocusEvent) => {
      around = [];
      for (let each = target; each instanceof Element; each = each.parentElement) around.push(each);
      row = around.find((each) => each.matches("li"));
      nextRow = row?.nextElementSibling ?? row?.previousElementSibling;
    };
    // A press outside all controls removes the focus on purpose.
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(focusable)) around = [];
    };
    const restore = () => {
      if (!isLost()) return;
      const isNext = row?.isConnected === false && nextRow?.isConnected;
      const next = isNext && nextRow?.querySelector<HTMLElement>("input, button, a");
      if (next) return next.focus();
      const left = around.filter((each) => each.isConnected);
      const heading = left
        .map((each) => each.querySelector<HTMLElement>("h1, h2, h3"))
        .find(Boolean);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    const observer = new MutationObserver(() => isLost() && requestAnimationFrame(restore));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", leave);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
    };
  }, []);
}
