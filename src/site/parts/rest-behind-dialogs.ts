/**
 * Behind an open dialog everything is inert, for which the browser computes all styles anew. Those of sections out
 * of view may wait until it closes: they are marked before it opens, for `below.css`.
 */
export function restBehindDialogs(): void {
  const rest = ({ newState }: ToggleEvent) => {
    if (newState !== "open") return;
    for (const part of document.querySelectorAll("main > section, footer")) {
      const { top, bottom } = part.getBoundingClientRect();
      part.toggleAttribute("data-far", bottom < 0 || top > innerHeight);
    }
  };
  // The event does not bubble.
  document.addEventListener("beforetoggle", rest as EventListener, { capture: true });
}
