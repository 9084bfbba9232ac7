/**
 * Behind an open dialog everything is inert, for which the browser computes all styles anew. Those of sections out
 * of view may wait until it closes, or the window turns: they are marked before it opens, for `below.css`.
 */
export function restBehindDialogs(): void {
  const mark = (isFar: (place: DOMRect) => boolean) => {
    for (const part of document.querySelectorAll("main > section, footer")) {
      part.toggleAttribute("data-far", isFar(part.getBoundingClientRect()));
    }
  };
  const rest = ({ newState }: ToggleEvent) => {
    if (newState === "open") mark(({ top, bottom }) => bottom < 0 || top > innerHeight);
  };
  // The event does not bubble.
  document.addEventListener("beforetoggle", rest as EventListener, { capture: true });
  addEventListener("resize", () => mark(() => false));
}
