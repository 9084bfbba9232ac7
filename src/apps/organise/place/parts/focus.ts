/** Puts the focus on the part's heading, when what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1")?.focus();
}
