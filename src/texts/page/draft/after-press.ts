let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  // The click of this press comes first.
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
}

addEventListener(
  "pointerdown",
  () => {
    isPressed = true;
  },
  true,
);
addEventListener("pointerup", release, true);
addEventListener("pointercancel", release, true);

/**
 * Runs a change of the layout now, or after the click of a press in progress: an element that moves
 * between press and release receives no click.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
