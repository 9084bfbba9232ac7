/** Whether the next heading takes the focus, because the one that should have it is not there. */
let isAwaited = false;

/** Puts the focus on the part's heading, when what had it is gone; a part that still loads gets it later. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  if (heading === null) awaitHeading();
  else heading.focus();
}

export function awaitHeading(): void {
  isAwaited = true;
}

/** Whether a heading that appears now takes the focus; the answer serves once. */
export function isHeadingAwaited(): boolean {
  const was = isAwaited;
  isAwaited = false;
  return was;
}
