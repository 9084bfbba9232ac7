import { vi } from "vitest";

/** Moves the pointer; x is the time of the move, in milliseconds. */
export function movePointer(time: number) {
  const event = new PointerEvent("pointermove", { clientX: time, clientY: 1 });
  Object.defineProperty(event, "timeStamp", { value: time });
  dispatchEvent(event);
}

/** Hides the page, or brings it back. */
export function hide(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
