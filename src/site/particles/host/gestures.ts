import type { Place } from "../simulation/field.ts";

/** A click on or inside one of these is meant for it; the rest of the page is background. */
const OCCUPIED =
  "a,button,input,label,select,textarea,dialog,summary,img,picture,figure,video,[role],[tabindex],[data-no-particles]";

/** Least milliseconds between two reported places: at most one per frame. */
const LEAST_INTERVAL = 12;

export interface GestureHandlers {
  /** Where the pointer is, or `null` once it has left. */
  readonly onPoint: (place: Place | null) => void;
  readonly onBackgroundClick: (place: Place) => void;
}

/** Follows the pointer over the whole page, in CSS pixels of the window, until `signal` aborts. */
export function watchGestures(
  { onPoint, onBackgroundClick }: GestureHandlers,
  signal: AbortSignal,
): void {
  const passive = { passive: true, signal };
  const leave = () => onPoint(null);
  let lastReport = Number.NEGATIVE_INFINITY;
  addEventListener(
    "pointermove",
    // By the event's own clock: a request for an animation frame would make the page draw one.
    ({ clientX, clientY, timeStamp }) => {
      if (timeStamp - lastReport < LEAST_INTERVAL) return;
      lastReport = timeStamp;
      onPoint({ x: clientX, y: clientY });
    },
    passive,
  );
  addEventListener("pointercancel", leave, passive);
  addEventListener("pointerup", ({ pointerType }) => pointerType !== "mouse" && leave(), passive);
  addEventListener("blur", leave, passive);
  document.documentElement.addEventListener("pointerleave", leave, passive);
  document.addEventListener(
    "click",
    (event) => {
      if (isOnBackground(event)) onBackgroundClick({ x: event.clientX, y: event.clientY });
    },
    passive,
  );
}

/** Whether a click is meant for the background: not for a control, nor the end of a selection. */
function isOnBackground({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || target.closest(OCCUPIED)) return false;
  return getSelection()?.isCollapsed ?? true;
}
